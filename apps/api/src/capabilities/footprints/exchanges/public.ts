export { announceRelease } from './events/announce-release.ts'
export { answerPact, PACT_PREFIX } from './pact/answer-pact.ts'
export { findExchange, listPeers } from './partners/exchange-records.ts'
export { findReceived, presentReceived, supersededOf } from './reading/received-records.ts'
