import {
  ChangeWidget,
  CreateWidget,
  GetWidget,
  ListWidgets,
  PreviewWidget,
  RemoveWidget,
  SetWidgetPicture,
  SwitchWidget,
} from '@understory/contracts/showing/widgets.ts'
import { withinOne } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { changeWidget, createWidget, removeWidget, switchWidget } from './change-widgets.ts'
import { previewWidget } from './preview-widget.ts'
import { setWidgetPicture } from './widget-picture.ts'
import { findWidget, presentWidget, selectWidgets } from './widget-records.ts'

const PICTURES = { name: 'widget-picture', points: 30, seconds: 3_600 }
const CHANGES = { access: 'account', may: 'change-settings' } as const

export function widgetRoutes(deps: Deps): Route[] {
  return [
    route(ListWidgets, { access: 'account', may: 'see' }, async ({ actor }) => {
      if (actor.accountKind !== 'business') return refuse('WIDGETS_FORBIDDEN')
      const [rows, account] = await Promise.all([
        selectWidgets(deps.db, actor.accountId).execute(),
        deps.db
          .selectFrom('account')
          .select('website')
          .where('id', '=', actor.accountId)
          .executeTakeFirst(),
      ])
      return { widgets: rows.map(presentWidget), website: account?.website ?? null }
    }),
    route(GetWidget, { access: 'account', may: 'see' }, async ({ actor, params }) => {
      const row = await findWidget(deps.db, { ...params, accountId: actor.accountId })
      return row ? presentWidget(row) : refuse('WIDGET_NOT_FOUND')
    }),
    route(CreateWidget, { ...CHANGES, event: 'widget-added' }, ({ actor, body }) =>
      createWidget(deps, actor, body),
    ),
    route(ChangeWidget, { ...CHANGES, event: 'widget-changed' }, ({ actor, params, body }) =>
      changeWidget(deps, { ...params, accountId: actor.accountId }, body),
    ),
    route(SwitchWidget, { ...CHANGES, event: 'widget-switched' }, ({ actor, params, body }) =>
      switchWidget(deps, { ...params, accountId: actor.accountId }, body.isActive),
    ),
    route(RemoveWidget, { ...CHANGES, event: 'widget-removed' }, ({ actor, params }) =>
      withinOne(deps, (within) => removeWidget(within, { ...params, accountId: actor.accountId })),
    ),
    route(PreviewWidget, { access: 'account', may: 'see', asks: true }, ({ actor, body }) =>
      previewWidget(deps, actor, body),
    ),
    route(
      SetWidgetPicture,
      { ...CHANGES, event: 'widget-changed' },
      async ({ actor, params, file }) => {
        if (!(await deps.limit(PICTURES, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
        return setWidgetPicture(deps, { ...params, accountId: actor.accountId }, file)
      },
    ),
  ]
}
