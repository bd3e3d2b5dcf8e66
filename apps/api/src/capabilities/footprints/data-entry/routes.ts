import {
  AddEntryLine,
  GetEntryPart,
  ListEntryLines,
  RemoveEntryLine,
  ReplaceEntryLine,
} from '@understory/contracts/footprints/data-entry.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { addEntryLine, removeEntryLine, replaceEntryLine } from './change-entry-lines.ts'
import { listEntryFootprints, listEntryLines } from './entry-lines.ts'

const ENTER = { access: 'account', may: 'enter-part' } as const

export function dataEntryRoutes(deps: Deps): Route[] {
  return [
    route(GetEntryPart, ENTER, async ({ actor }) => ({
      part: actor.entryPart && {
        sites: [...actor.entryPart.sites],
        categories: [...actor.entryPart.categories],
      },
      footprints: await listEntryFootprints(deps.db, actor.accountId),
    })),
    route(ListEntryLines, ENTER, ({ actor, params, query }) =>
      listEntryLines(deps.db, { ...params, ...actor }, query),
    ),
    route(AddEntryLine, ENTER, ({ actor, params, query, body }) =>
      addEntryLine(deps, { ...params, ...actor, ...query }, body),
    ),
    route(ReplaceEntryLine, ENTER, ({ actor, params, query, body }) =>
      replaceEntryLine(deps, { ...params, ...actor, ...query }, body),
    ),
    route(RemoveEntryLine, ENTER, ({ actor, params, query }) =>
      removeEntryLine(deps, { ...params, ...actor, ...query }),
    ),
  ]
}
