export { markdownOf } from './documentation/markdown-of.ts'
export { isPlainDocumentation } from './documentation/plain-documentation.ts'
export { MCP_PATH } from './mcp-path.ts'
export { mountMcp } from './mount-mcp.ts'
