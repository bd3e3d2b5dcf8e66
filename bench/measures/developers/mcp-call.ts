import { compareByKey } from '../../api-by-key.ts'
import type { Measure } from '../../measure.ts'

const LIST_PROJECTS = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'list_projects', arguments: {} },
}
const OF_MCP = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
}

/** What an assistant's protocol adds to the call that its tool makes. */
export const mcpCall: Measure = {
  id: 'mcp-call',
  what: 'tools/call list_projects at /mcp, against GET /v1/projects',
  unit: 'ms',
  goal: { ratio: 1.3, is: 'at most' },
  run: () =>
    compareByKey(async ({ byKey }) => ({
      ours: () => byKey('/mcp', { body: LIST_PROJECTS, headers: OF_MCP }),
      reference: () => byKey('/v1/projects'),
    })),
}
