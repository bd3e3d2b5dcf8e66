import {
  DecideChange,
  DraftChange,
  GetChange,
  GetChangeKind,
  GetChangeSubject,
  ListChangeKinds,
  SaveChange,
  TakeChangeBack,
} from '@understory/contracts/staff/changes.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { decideChange } from './decide-change.ts'
import { draftChange, saveChange, takeChangeBack } from './draft-change.ts'
import { getChange, getChangeKind, getChangeSubject, listChangeKinds } from './read-changes.ts'

/** Each kind of change names the duty that it takes, which is checked besides. */
const STAFF = { access: 'staff', duty: 'open-console' } as const

export function changeRoutes(deps: Deps): Route[] {
  return [
    route(ListChangeKinds, STAFF, ({ actor }) => listChangeKinds(deps, actor)),
    route(GetChangeKind, STAFF, ({ actor, params }) => getChangeKind(deps, actor, params.kind)),
    route(GetChangeSubject, STAFF, ({ actor, params }) => getChangeSubject(deps, actor, params)),
    route(GetChange, STAFF, ({ actor, params }) => getChange(deps, actor, params.changeId)),
    route(DraftChange, STAFF, ({ actor, body }) => draftChange(deps, actor, body)),
    route(SaveChange, STAFF, ({ actor, params, body }) =>
      saveChange(deps, actor, { ...params, ...body }),
    ),
    route(DecideChange, STAFF, ({ actor, params, body }) =>
      decideChange(deps, actor, { ...params, ...body }),
    ),
    route(TakeChangeBack, STAFF, ({ actor, params, body }) =>
      takeChangeBack(deps, actor, { ...params, ...body }),
    ),
  ]
}
