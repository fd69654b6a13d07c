export { renderPage, Templates } from './templates/Templates.tsx'
export { SiteStyle } from './theme/SiteStyle.tsx'
export { palette } from './theme/tokens.ts'
