import {
  CreateExchange,
  DeclineExchangeRequest,
  EndExchange,
  ListExchangeEvents,
  ListExchanges,
  PauseExchange,
  RotateExchangeSecret,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import {
  AskPartnerForFootprints,
  FetchPartnerFootprints,
  GetReceivedDocument,
  ListReceivedFootprints,
  ListUsableFootprints,
} from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { declineRequest } from './events/decline-request.ts'
import { listExchangeEvents } from './events/list-exchange-events.ts'
import { pactBase } from './pact/pact-base.ts'
import {
  createExchange,
  endExchange,
  pauseExchange,
  rotateExchangeSecret,
} from './partners/change-exchanges.ts'
import { listPeers } from './partners/exchange-records.ts'
import { askForFootprints, fetchFootprints } from './reading/ask-partner.ts'
import { getReceivedDocument, listReceived, listUsable } from './reading/list-received.ts'

/** By a person of the account, never by staff on their behalf: secrets are shown, and partners let in. */
const BY_PARTNER_OWNERS = { access: 'account', may: 'change-settings', isOwnOnly: true } as const

const FETCH_LIMIT = { name: 'partner-fetches', points: 30, seconds: 3_600 }
const ASK_LIMIT = { name: 'partner-questions', points: 60, seconds: 3_600 }
/** It calls a partner's server by what was agreed with it. */
const ASKS_PARTNERS = { access: 'account', may: 'change', isOwnOnly: true } as const

type OfPartnerAccount<P> = { readonly actor: { readonly accountId: string }; readonly params: P }
const ofPartner = <P>({ actor, params }: OfPartnerAccount<P>) => ({
  ...params,
  accountId: actor.accountId,
})

export function exchangeRoutes(deps: Deps): Route[] {
  return [
    route(ListExchanges, { access: 'account', may: 'see' }, async ({ actor }) => ({
      base: pactBase(deps.config),
      exchanges: await listPeers(deps.db, actor.accountId),
    })),
    route(
      CreateExchange,
      { ...BY_PARTNER_OWNERS, businessOnly: 'BUSINESS_ONLY', event: 'exchange-added' },
      ({ actor, body }) => createExchange(deps, actor.accountId, body),
    ),
    route(PauseExchange, { ...BY_PARTNER_OWNERS, event: 'exchange-paused' }, (call) =>
      pauseExchange(deps, ofPartner(call), call.body.isPaused),
    ),
    route(
      RotateExchangeSecret,
      { ...BY_PARTNER_OWNERS, event: 'exchange-secret-changed' },
      (call) => rotateExchangeSecret(deps, ofPartner(call)),
    ),
    route(EndExchange, { ...BY_PARTNER_OWNERS, event: 'exchange-ended' }, (call) =>
      endExchange(deps, ofPartner(call)),
    ),
    route(ListExchangeEvents, { access: 'account', may: 'see' }, (call) =>
      listExchangeEvents(deps, ofPartner(call)),
    ),
    route(
      DeclineExchangeRequest,
      { ...BY_PARTNER_OWNERS, event: 'exchange-request-declined' },
      (call) => declineRequest(deps, ofPartner(call)),
    ),
    route(
      FetchPartnerFootprints,
      { ...ASKS_PARTNERS, limit: FETCH_LIMIT, event: 'partner-footprints-fetched' },
      (call) => fetchFootprints(deps, ofPartner(call), call.body),
    ),
    route(
      AskPartnerForFootprints,
      { ...ASKS_PARTNERS, limit: ASK_LIMIT, event: 'partner-footprints-asked' },
      (call) => askForFootprints(deps, ofPartner(call), call.body),
    ),
    route(ListReceivedFootprints, { access: 'account', may: 'see' }, (call) =>
      listReceived(deps, ofPartner(call), call.query.product),
    ),
    route(ListUsableFootprints, { access: 'account', may: 'see' }, ({ actor }) =>
      listUsable(deps, actor.accountId),
    ),
    route(GetReceivedDocument, { access: 'account', may: 'see' }, (call) =>
      getReceivedDocument(deps, ofPartner(call)),
    ),
  ]
}
