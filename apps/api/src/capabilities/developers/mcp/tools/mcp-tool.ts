import type { ApiOperation } from '@understory/contracts/v1/operation.ts'
import type { Json } from '../../../../http/v1/document/document-schemas.ts'

export type ToolArguments = Readonly<Record<string, unknown>>

/** A tool of an assistant, which is a call of the public API. */
export type McpTool = {
  readonly name: string
  readonly operation: ApiOperation
  /** What it is for, where the description of the call does not say it to an assistant. */
  readonly about?: string
  readonly effect: 'reads' | 'changes' | 'spends'
  /** Its answer may hold texts that people wrote. */
  readonly holdsTexts?: true
  /** What it takes, where that is not all that the call takes. */
  readonly narrows?: (input: Json) => Json
  /** What the call gets for it. */
  readonly sends?: (given: ToolArguments) => ToolArguments
}
