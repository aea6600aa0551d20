import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // An export has no server that could make other sizes of a picture.
  images: { unoptimized: true },
  // This folder stands inside another project, whose lock file would be taken for ours.
  turbopack: { root: import.meta.dirname },
};

export default config;
