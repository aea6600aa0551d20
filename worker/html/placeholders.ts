/** Whether the site leaves out placeholders, and figures whose basis is one (rows PROD-10, PROD-12). */
export const hidesPlaceholders = ({ ENVIRONMENT, DEMO_CONTENT }: { ENVIRONMENT: string; DEMO_CONTENT: string }): boolean =>
  DEMO_CONTENT === 'off' && (ENVIRONMENT === 'production' || ENVIRONMENT === 'staging');
