export { ContentHtml } from './content-html.tsx'
export { loadContent } from './load-content.ts'
