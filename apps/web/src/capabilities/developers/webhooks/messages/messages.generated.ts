// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const webhooksMessage = /* @__PURE__ */ plainMessages<{
  readonly 'latestEvents.latestEvents': Record<never, never>
  readonly 'latestEvents.nothingYetEventsKept': Record<never, never>
  readonly 'latestEvents.event': { readonly sequence: string }
  readonly 'webhookAttempts.nothingWasSentYet': Record<never, never>
  readonly 'webhookAttempts.caption': Record<never, never>
  readonly 'webhookAttempts.when': Record<never, never>
  readonly 'webhookAttempts.event': Record<never, never>
  readonly 'webhookAttempts.yourServer': Record<never, never>
  readonly 'webhookAttempts.gaveNoAnswerMs': { readonly durationMs: string; readonly noStatus: 'yes' | 'other'; readonly status: string }
  readonly 'webhookAttempts.sendAgain': Record<never, never>
  readonly 'webhookFields.address': Record<never, never>
  readonly 'webhookFields.pageServerTakesHint': Record<never, never>
  readonly 'webhookFields.whatItIsFor': Record<never, never>
  readonly 'webhookFields.knowAgain': Record<never, never>
  readonly 'webhookFields.tickNoneGetAll': Record<never, never>
  readonly 'webhookState.offAnsweredGone': Record<never, never>
  readonly 'webhookState.offNothingArrivedFive': Record<never, never>
  readonly 'webhookState.failingSinceWaiting': { readonly date: string; readonly waiting: string }
  readonly 'webhook.newSecret': Record<never, never>
  readonly 'webhook.pleaseCopyNowShown': Record<never, never>
  readonly 'webhook.theSecret': Record<never, never>
  readonly 'webhook.whatWasSent': Record<never, never>
  readonly 'webhook.sendATestEvent': Record<never, never>
  readonly 'webhook.eventGivenUpAfter': { readonly givenUp: string; readonly oneGivenUp: 'yes' | 'other' }
  readonly 'webhook.sendItAgain': { readonly givenUp: number }
  readonly 'webhook.changeIt': Record<never, never>
  readonly 'webhook.save': Record<never, never>
  readonly 'webhook.secret': Record<never, never>
  readonly 'webhook.oldSecretSignsToo': { readonly date: string }
  readonly 'webhook.newSecretSignsOnce': Record<never, never>
  readonly 'webhook.giveNewSecret': Record<never, never>
  readonly 'webhook.switchItOff': Record<never, never>
  readonly 'webhook.switchItOn': Record<never, never>
  readonly 'webhook.happensWhileOffSent': Record<never, never>
  readonly 'webhook.getsHappenedWhileOff': Record<never, never>
  readonly 'webhook.removeIt': Record<never, never>
  readonly 'webhook.testEventWayReload': Record<never, never>
  readonly 'webhook.onItsWayAgain': Record<never, never>
  readonly 'webhook.webhook': Record<never, never>
  readonly 'webhook.description': Record<never, never>
  readonly 'webhooksGuide.webhooks': Record<never, never>
  readonly 'webhooksGuide.callServerThingsHappen': Record<never, never>
  readonly 'webhooksGuide.1TellUsWhere': Record<never, never>
  readonly 'webhooksGuide.2Arrives': Record<never, never>
  readonly 'webhooksGuide.eventServerGets': Record<never, never>
  readonly 'webhooksGuide.3CheckCame': Record<never, never>
  readonly 'webhooksGuide.receiverChecksSignatures': Record<never, never>
  readonly 'webhooksGuide.4AnswerWithin15': Record<never, never>
  readonly 'webhooksGuide.anyStatus200299': Record<never, never>
  readonly 'webhooksGuide.afterAnythingElseTry': Record<never, never>
  readonly 'webhooksGuide.afterDayFailuresWrite': Record<never, never>
  readonly 'webhooksGuide.orAskForThem': Record<never, never>
  readonly 'webhooksGuide.readingEvents': Record<never, never>
  readonly 'webhooksGuide.typesOfEvent': Record<never, never>
  readonly 'webhooksGuide.webhooksForDevelopers': Record<never, never>
  readonly 'webhooksGuide.description': Record<never, never>
  readonly 'webhooks.callServerThingsHappen': Record<never, never>
  readonly 'webhooks.webhooks': Record<never, never>
  readonly 'webhooks.ownersAdminsAccountManage': Record<never, never>
  readonly 'webhooks.body': Record<never, never>
  readonly 'webhooks.webhooksTestAccount': Record<never, never>
  readonly 'webhooks.yourWebhooks': Record<never, never>
  readonly 'webhooks.caption': Record<never, never>
  readonly 'webhooks.addAWebhook': Record<never, never>
  readonly 'webhooks.addTheWebhook': Record<never, never>
  readonly 'webhooks.address': Record<never, never>
  readonly 'webhooks.state': Record<never, never>
  readonly 'webhooks.events': Record<never, never>
  readonly 'webhooks.allExceptSingleOrders': Record<never, never>
  readonly 'webhooks.open': Record<never, never>
  readonly 'webhooks.hereIsItsSecret': Record<never, never>
  readonly 'webhooks.pleaseCopyNowKeep': Record<never, never>
  readonly 'webhooks.theSecret': Record<never, never>
  readonly 'webhooks.sendTestEvent': Record<never, never>
  readonly 'webhooks.description': Record<never, never>
  readonly 'places.webhooks': Record<never, never>
  readonly 'webhookState.off': Record<never, never>
  readonly 'webhookState.on': Record<never, never>
  readonly 'webhookFields.events': Record<never, never>
  readonly 'webhook.saved': Record<never, never>
  readonly 'webhookAttempts.again': Record<never, never>
  readonly 'webhookState.onOnWay': { readonly waiting: string }
}>(english)

export const webhooksRich = /* @__PURE__ */ richMessages<{
  readonly 'webhooksGuide.addAddressMakeCall': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'webhooksGuide.dataObjectApiAnswers': { readonly code: MessageTag }
  readonly 'webhooksGuide.signaturesThoseStandardWebhooks': { readonly link: MessageTag }
  readonly 'webhooksGuide.410MeansAddressGone': { readonly code: MessageTag }
  readonly 'webhooksGuide.eventComeTwiceOut': { readonly code: MessageTag }
  readonly 'webhooksGuide.sameEventsByteByte': { readonly code: MessageTag }
  readonly 'webhooksGuide.webhookWithoutTypesGets': { readonly code: MessageTag }
  readonly 'webhooks.workGuideDevelopers': { readonly link: MessageTag }
  readonly 'webhooks.noneYetGuideDevelopers': { readonly link: MessageTag }
  readonly 'webhooks.belongTestAccountNothing': { readonly link: MessageTag }
  readonly 'webhooks.tryingThingsOutTest': { readonly link: MessageTag }
}>(english)
