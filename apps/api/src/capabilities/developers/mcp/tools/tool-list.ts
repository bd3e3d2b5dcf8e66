import type { Tool } from '@modelcontextprotocol/server'
import type { Json } from '../../../../http/v1/document/document-schemas.ts'
import { SEARCH_DOCUMENTATION } from '../documentation/search-documentation.ts'
import type { McpTool } from './mcp-tool.ts'
import { inputSchemaOf, outputSchemaOf } from './tool-schemas.ts'
import { MCP_TOOLS } from './tools.ts'

export type { Tool }
export type ListedTool = { readonly tool: McpTool; readonly inputSchema: Json }

const TOOLS_BY_NAME: ReadonlyMap<string, ListedTool> = new Map(
  MCP_TOOLS.map((tool) => [tool.name, { tool, inputSchema: inputSchemaOf(tool) }]),
)

export const findTool = (name: string): ListedTool | undefined => TOOLS_BY_NAME.get(name)

/** As assistants read it: effect, what it needs, and the shapes of what it takes and answers. */
export const listTools = (): Tool[] => [
  ...[...TOOLS_BY_NAME.values()].map(({ tool, inputSchema }) => describeTool(tool, inputSchema)),
  SEARCH_DOCUMENTATION,
]

function describeTool(tool: McpTool, inputSchema: Json): Tool {
  const { name, operation, about, effect } = tool
  const { scope, summary, description } = operation
  const needs = scope === null ? 'It needs no key.' : `It needs the scope ${scope}.`
  const isRead = effect === 'reads'
  return {
    name,
    title: summary,
    description: [description, about, needs].filter((each) => each !== undefined).join(' '),
    inputSchema: inputSchema as Tool['inputSchema'],
    outputSchema: outputSchemaOf(tool) as Tool['outputSchema'],
    annotations: {
      title: summary,
      readOnlyHint: isRead,
      destructiveHint: effect === 'spends',
      idempotentHint: true,
      openWorldHint: effect === 'spends',
    },
  }
}
