import { AskSuppliers } from '@understory/contracts/footprints/ask-suppliers.ts'
import {
  DecideSupplierRequest,
  GetAnswerProof,
  TakeOutSupplierUse,
} from '@understory/contracts/footprints/supplier-decisions.ts'
import { CountSupplierProduct } from '@understory/contracts/footprints/suppliers/supplier-products.ts'
import {
  AddSupplier,
  AskSupplier,
  ChangeSupplier,
  GetSupplier,
  ListSuppliers,
  ReadSuppliersOfLedger,
  SetSupplierLines,
} from '@understory/contracts/footprints/suppliers.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { askSupplier } from './asking/ask-supplier.ts'
import { askSuppliers } from './asking/ask-suppliers.ts'
import { campaignRoutes } from './campaigns/campaign-routes.ts'
import { addSupplier, changeSupplier, setSupplierLines } from './change-suppliers.ts'
import { decideSupplierRequest } from './decide-supplier-request.ts'
import { takeOutUse } from './end-use-of-answer.ts'
import { listSuppliers } from './list-suppliers.ts'
import { countProduct } from './products/count-product.ts'
import { proveAnswer } from './prove-answer.ts'
import { readLedgerPayees } from './read-ledger-payees.ts'
import { viewSupplier } from './view-supplier.ts'

const SEE_SUPPLIERS = { access: 'account', may: 'see' } as const
const PROOF_LIMIT = { name: 'answer-proof', points: 60, seconds: 60 }
const CHANGE_SUPPLIERS = { access: 'account', may: 'change' } as const

export function supplierRoutes(deps: Deps): Route[] {
  return [
    ...campaignRoutes(deps),
    route(ListSuppliers, SEE_SUPPLIERS, ({ actor, params }) =>
      listSuppliers(deps, { ...params, accountId: actor.accountId }),
    ),
    route(GetSupplier, SEE_SUPPLIERS, ({ actor, params }) =>
      viewSupplier(deps, { ...params, accountId: actor.accountId }),
    ),
    route(AddSupplier, CHANGE_SUPPLIERS, ({ actor, body }) =>
      addSupplier(deps, actor.accountId, body),
    ),
    route(ChangeSupplier, CHANGE_SUPPLIERS, ({ actor, params, body }) =>
      changeSupplier(deps, { ...params, accountId: actor.accountId }, body),
    ),
    route(ReadSuppliersOfLedger, CHANGE_SUPPLIERS, ({ actor, params }) =>
      readLedgerPayees(deps, { ...params, accountId: actor.accountId }),
    ),
    route(SetSupplierLines, CHANGE_SUPPLIERS, ({ actor, params, body }) =>
      setSupplierLines(deps, { ...params, ...body, accountId: actor.accountId }),
    ),
    // It writes to others in the name of the company: never staff who act for it.
    route(AskSupplier, { ...CHANGE_SUPPLIERS, isOwnOnly: true }, ({ actor, params, body }) =>
      askSupplier(deps, {
        ...params,
        body,
        accountId: actor.accountId,
        userId: actor.userId,
      }),
    ),
    route(AskSuppliers, { ...CHANGE_SUPPLIERS, isOwnOnly: true }, ({ actor, params, body }) =>
      askSuppliers(deps, {
        ...params,
        body,
        accountId: actor.accountId,
        userId: actor.userId,
      }),
    ),
    route(
      DecideSupplierRequest,
      { ...CHANGE_SUPPLIERS, isOwnOnly: true },
      ({ actor, params, body }) =>
        decideSupplierRequest(
          deps,
          { ...params, accountId: actor.accountId, userId: actor.userId },
          body,
        ),
    ),
    route(GetAnswerProof, { ...SEE_SUPPLIERS, limit: PROOF_LIMIT }, ({ actor, params }) =>
      proveAnswer(deps, { ...params, accountId: actor.accountId }),
    ),
    route(CountSupplierProduct, CHANGE_SUPPLIERS, ({ actor, params, body }) =>
      countProduct(deps, { ...params, body, accountId: actor.accountId, userId: actor.userId }),
    ),
    route(TakeOutSupplierUse, CHANGE_SUPPLIERS, ({ actor, params }) =>
      takeOutUse(deps, { ...params, accountId: actor.accountId }),
    ),
  ]
}
