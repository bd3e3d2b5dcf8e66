import type { Capability } from '../../../capability.ts'

export const mcp: Capability = {
  area: 'developers',
  name: 'mcp',
  says: 'What assistants may ask and do, in the words of their protocol.',
}
