import {
  DeclareFootprint,
  SetCategoryState,
  SetCategoryStates,
} from '@understory/contracts/footprints/company-footprints/category-states.ts'
import {
  AddEntity,
  ChangeEntity,
  ExportInventory,
  ExportWorkbook,
  GetInventory,
  ListCompanies,
  RemoveEntity,
  SetApproach,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  ImportLines,
  ListLines,
  RemoveLine,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  CountOutdatedLines,
  PreviewRecalculation,
  RecalculateInventory,
} from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import {
  DrawVehicles,
  ListInventoryVehicles,
} from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import {
  GetLastYearsList,
  GetLineTemplate,
} from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import { factorIndexes } from '../../emission-factors/public.ts'
import { addEntity, changeEntity, removeEntity } from './change-entities.ts'
import { setApproach, startInventory } from './change-inventory.ts'
import { declareFootprint } from './declaring/declare-footprint.ts'
import { setCategoryState, setCategoryStates } from './declaring/set-category-states.ts'
import { drawVehicles } from './draw-vehicles.ts'
import { exportInventory, exportWorkbook } from './export-inventory.ts'
import { findInventory, type InventoryKey } from './inventory-records.ts'
import { viewInventory } from './inventory-view.ts'
import { addLines, removeLine, replaceLine } from './lines/change-lines.ts'
import { importLines } from './lines/import-lines.ts'
import { lastYearsList } from './lines/last-years-list.ts'
import { listLines } from './lines/line-records.ts'
import { lineTemplate } from './lines/line-template.ts'
import { listCompanies } from './list-companies.ts'
import { listInventoryVehicles } from './list-inventory-vehicles.ts'
import { plausibilityRoutes } from './plausibility/routes.ts'
import { listQuickItems } from './quick/quick-items.ts'
import {
  countOutdatedLines,
  previewRecalculation,
  recalculateInventory,
} from './recalculate-inventory.ts'

type InventoryRoutesInput = {
  readonly actor: { readonly accountId: string; readonly userId: string }
  readonly params: { readonly footprintId: string }
}
const wantedBy = ({ actor, params }: InventoryRoutesInput): InventoryKey & { userId: string } => ({
  footprintId: params.footprintId,
  accountId: actor.accountId,
  userId: actor.userId,
})
type LineRoutesInput = InventoryRoutesInput & {
  readonly query: { readonly reason?: string | undefined }
}

const changedBy = (asked: LineRoutesInput) => ({
  ...wantedBy(asked),
  reason: asked.query.reason ?? null,
})
const SEE = { access: 'account', may: 'see' } as const
const IMPORT_LIMIT = { name: 'import-lines', points: 40, seconds: 600 }
const WORKBOOK_LIMIT = { name: 'inventory-workbook', points: 30, seconds: 60 }
const EXPORT_LIMIT = { name: 'inventory-export', points: 30, seconds: 60 }
const TEMPLATE_LIMIT = { name: 'line-template', points: 120, seconds: 60 }
const INVENTORY_ROUTES_CHANGE = { access: 'account', may: 'change' } as const

export function inventoryRoutes(deps: Deps): Route[] {
  return [...plausibilityRoutes(deps), ...changes(deps), ...lineChanges(deps), ...readings(deps)]
}

function readings(deps: Deps): Route[] {
  return [
    route(GetInventory, SEE, (asked) => viewInventory(deps, wantedBy(asked))),
    route(ListLines, SEE, async (asked) => {
      const found = await findInventory(deps.db, wantedBy(asked))
      if (!found) return refuse('INVENTORY_NOT_FOUND')
      const { cursor, ...query } = asked.query
      return listLines(deps.db, { ...query, inventoryId: found.id, after: cursor })
    }),
    route(ListCompanies, SEE, (asked) => listCompanies(deps, wantedBy(asked))),
    route(ListInventoryVehicles, SEE, (asked) => listInventoryVehicles(deps, wantedBy(asked))),
    route(CountOutdatedLines, SEE, (asked) => countOutdatedLines(deps, wantedBy(asked))),
    route(PreviewRecalculation, SEE, (asked) => previewRecalculation(deps, wantedBy(asked))),
    route(GetLastYearsList, SEE, (asked) => lastYearsList(deps, wantedBy(asked))),
    route(ListQuickItems, SEE, (asked) =>
      listQuickItems(deps, { ...wantedBy(asked), site: asked.query.site ?? null }),
    ),
    route(ExportInventory, { ...SEE, limit: EXPORT_LIMIT }, (asked) =>
      exportInventory(deps, wantedBy(asked)),
    ),
    route(ExportWorkbook, { ...SEE, limit: WORKBOOK_LIMIT }, (asked) =>
      exportWorkbook(deps, wantedBy(asked)),
    ),
    route(GetLineTemplate, { access: 'public', limit: TEMPLATE_LIMIT }, ({ query }) =>
      lineTemplate(deps, query.country),
    ),
  ]
}

function changes(deps: Deps): Route[] {
  return [
    route(StartInventory, INVENTORY_ROUTES_CHANGE, (asked) =>
      startInventory(deps, wantedBy(asked), asked.body),
    ),
    route(SetApproach, INVENTORY_ROUTES_CHANGE, (asked) =>
      setApproach(deps, wantedBy(asked), asked.body.approach),
    ),
    route(AddEntity, INVENTORY_ROUTES_CHANGE, (asked) =>
      addEntity(deps, wantedBy(asked), asked.body),
    ),
    route(ChangeEntity, INVENTORY_ROUTES_CHANGE, (asked) =>
      changeEntity(deps, { ...wantedBy(asked), entityId: asked.params.entityId }, asked.body),
    ),
    route(RemoveEntity, INVENTORY_ROUTES_CHANGE, (asked) =>
      removeEntity(deps, wantedBy(asked), asked.params.entityId),
    ),
    route(SetCategoryState, INVENTORY_ROUTES_CHANGE, (asked) =>
      setCategoryState(deps, wantedBy(asked), {
        ...asked.body,
        category: asked.params.category,
      }),
    ),
    route(SetCategoryStates, INVENTORY_ROUTES_CHANGE, (asked) =>
      setCategoryStates(deps, wantedBy(asked), asked.body),
    ),
    route(RecalculateInventory, INVENTORY_ROUTES_CHANGE, (asked) =>
      recalculateInventory(deps, wantedBy(asked)),
    ),
    route(DeclareFootprint, { ...INVENTORY_ROUTES_CHANGE, isOwnOnly: true }, (asked) =>
      declareFootprint(deps, wantedBy(asked), asked.body),
    ),
  ]
}

function lineChanges(deps: Deps): Route[] {
  const indexes = factorIndexes(deps)
  return [
    route(AddLines, INVENTORY_ROUTES_CHANGE, (asked) =>
      addLines(deps, changedBy(asked), asked.body),
    ),
    route(ImportLines, { ...INVENTORY_ROUTES_CHANGE, limit: IMPORT_LIMIT }, (asked) =>
      importLines({ ...deps, indexes }, changedBy(asked), asked.body),
    ),
    route(DrawVehicles, INVENTORY_ROUTES_CHANGE, (asked) =>
      drawVehicles(deps, changedBy(asked), asked.body),
    ),
    route(ReplaceLine, INVENTORY_ROUTES_CHANGE, (asked) =>
      replaceLine(deps, { ...changedBy(asked), lineId: asked.params.lineId }, asked.body),
    ),
    route(RemoveLine, INVENTORY_ROUTES_CHANGE, (asked) =>
      removeLine(deps, { ...changedBy(asked), lineId: asked.params.lineId }),
    ),
  ]
}
