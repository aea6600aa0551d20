import { useBuiltSite } from '../built-site.ts';
import { describeEditorPages, NOTICE_SECRET } from './editor-page-journeys.ts';
import { describeRecords } from './records-journeys.ts';
import { describeShell } from './shell-journeys.ts';

const built = useBuiltSite('shell', { NOTICE_SECRET });

describeShell(() => built.site.url);
describeRecords(built);
describeEditorPages(built);
