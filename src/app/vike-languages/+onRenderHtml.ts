export { onRenderHtml } from '../vike/+onRenderHtml.tsx';
