// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const apiKeysMessage = /* @__PURE__ */ plainMessages<{
  readonly 'spendFields.limitPerPurchase': Record<never, never>
  readonly 'spendFields.limitPerDay': Record<never, never>
  readonly 'spendFields.daysAreUtc': Record<never, never>
  readonly 'spendFields.limitPerMonth': Record<never, never>
  readonly 'spendFields.calendarMonths': Record<never, never>
  readonly 'spendFields.askForApprovalAbove': Record<never, never>
  readonly 'spendFields.someoneAccountApprovesHint': Record<never, never>
  readonly 'spendFields.buyAccount': Record<never, never>
  readonly 'spendFields.paysAccountsSavedCard': Record<never, never>
  readonly 'spendFields.currency': Record<never, never>
  readonly 'spendFields.yourPassword': Record<never, never>
  readonly 'spendFields.neededWhenKeyHint': Record<never, never>
  readonly 'apiKeyForms.after30Days': Record<never, never>
  readonly 'apiKeyForms.after90Days': Record<never, never>
  readonly 'apiKeyForms.afterAYear': Record<never, never>
  readonly 'apiKeyForms.never': Record<never, never>
  readonly 'apiKeyForms.stopsAtOnce': Record<never, never>
  readonly 'apiKeyForms.worksForAnotherHour': Record<never, never>
  readonly 'apiKeyForms.worksForAnotherDay': Record<never, never>
  readonly 'apiKeyForms.worksForAnotherWeek': Record<never, never>
  readonly 'apiKeyForms.makeAKey': Record<never, never>
  readonly 'apiKeyForms.worksWith': Record<never, never>
  readonly 'apiKeyForms.yourAccount': Record<never, never>
  readonly 'apiKeyForms.doesReal': Record<never, never>
  readonly 'apiKeyForms.aTestAccount': Record<never, never>
  readonly 'apiKeyForms.tryThingsOutKept': Record<never, never>
  readonly 'apiKeyForms.itExpires': Record<never, never>
  readonly 'apiKeyForms.makeTheKey': Record<never, never>
  readonly 'apiKeyForms.name': Record<never, never>
  readonly 'apiKeyForms.knowAgain': Record<never, never>
  readonly 'apiKeyForms.itMay': Record<never, never>
  readonly 'apiKeyForms.onlyFromTheseNetworks': Record<never, never>
  readonly 'apiKeyForms.lineSuch203Hint': Record<never, never>
  readonly 'apiKeyForms.madeBy': { readonly createdBy: string }
  readonly 'apiKeyForms.save': Record<never, never>
  readonly 'apiKeyForms.aNewSecret': Record<never, never>
  readonly 'apiKeyForms.keyKeepsNameHint': Record<never, never>
  readonly 'apiKeyForms.giveNewSecret': Record<never, never>
  readonly 'apiKeyForms.programsUseKeyRefused': Record<never, never>
  readonly 'apiKeyForms.revokeThisKey': Record<never, never>
  readonly 'connectedApps.connectedApps': Record<never, never>
  readonly 'connectedApps.disconnect': Record<never, never>
  readonly 'connectedApps.test': Record<never, never>
  readonly 'apiKeys.keysOwnProgramsRead': Record<never, never>
  readonly 'apiKeys.apiKeys': Record<never, never>
  readonly 'apiKeys.ownersAdminsAccountManage': Record<never, never>
  readonly 'apiKeys.body': Record<never, never>
  readonly 'apiKeys.yourKeys': Record<never, never>
  readonly 'apiKeys.caption': Record<never, never>
  readonly 'apiKeys.seeTheirLatestCalls': Record<never, never>
  readonly 'apiKeys.name': Record<never, never>
  readonly 'apiKeys.test': Record<never, never>
  readonly 'apiKeys.may': Record<never, never>
  readonly 'apiKeys.lastUsed': Record<never, never>
  readonly 'apiKeys.expires': Record<never, never>
  readonly 'apiKeys.change': Record<never, never>
  readonly 'apiKeys.hereIsTheKey': { readonly name: string }
  readonly 'apiKeys.pleaseCopyNowKeep': Record<never, never>
  readonly 'apiKeys.theKey': Record<never, never>
  readonly 'apiKeys.tryIt': Record<never, never>
  readonly 'apiKeys.firstCallKey': Record<never, never>
  readonly 'apiKeys.keysNoLongerWork': Record<never, never>
  readonly 'apiKeys.revoked': Record<never, never>
  readonly 'apiKeys.expired': Record<never, never>
  readonly 'apiKeys.description': Record<never, never>
  readonly 'developers.forDevelopers': Record<never, never>
  readonly 'developers.emissionFactorsSourcesEstimates': Record<never, never>
  readonly 'developers.reference': Record<never, never>
  readonly 'developers.refusalsByTheirCode': Record<never, never>
  readonly 'developers.yourFirstCall': Record<never, never>
  readonly 'developers.nothingSignUpPublic': Record<never, never>
  readonly 'developers.callWithoutKey': Record<never, never>
  readonly 'developers.callKey': Record<never, never>
  readonly 'developers.goodToKnow': Record<never, never>
  readonly 'developers.wholeNumbers': Record<never, never>
  readonly 'developers.treesThousandthsTreeCo2e': Record<never, never>
  readonly 'developers.refusals': Record<never, never>
  readonly 'developers.limits': Record<never, never>
  readonly 'developers.versions': Record<never, never>
  readonly 'developers.keys': Record<never, never>
  readonly 'developers.sendingItTwice': Record<never, never>
  readonly 'developers.buying': Record<never, never>
  readonly 'developers.testing': Record<never, never>
  readonly 'developers.pagesOfOtherSites': Record<never, never>
  readonly 'developers.callsWithoutKeyMade': Record<never, never>
  readonly 'developers.description': Record<never, never>
  readonly 'quickstartSteps.priceAChoice': Record<never, never>
  readonly 'quickstartSteps.removalQuarterTonnesCo2e': Record<never, never>
  readonly 'quickstartSteps.buyIt': Record<never, never>
  readonly 'quickstartSteps.putIdQuotePlace': Record<never, never>
  readonly 'quickstartSteps.readItsCertificate': Record<never, never>
  readonly 'quickstartSteps.putCertificateidPurchasePlace': Record<never, never>
  readonly 'quickstart.nothingCertificate': Record<never, never>
  readonly 'quickstart.fiveMinutesTestKey': Record<never, never>
  readonly 'quickstart.1MakeTestKey': Record<never, never>
  readonly 'quickstart.keyShell': Record<never, never>
  readonly 'quickstart.whatNext': Record<never, never>
  readonly 'quickstart.description': Record<never, never>
  readonly 'consent.connectAnApp': Record<never, never>
  readonly 'consent.onlyOwnersAdminsConnect': Record<never, never>
  readonly 'consent.pleaseAskOpenApp': Record<never, never>
  readonly 'consent.nothingConnectedPleaseStart': Record<never, never>
  readonly 'consent.whatItMayDo': Record<never, never>
  readonly 'consent.worksWith': Record<never, never>
  readonly 'consent.everythingDoesReal': Record<never, never>
  readonly 'consent.aTestAccount': Record<never, never>
  readonly 'consent.tryingOutNothingCharged': Record<never, never>
  readonly 'consent.connect': Record<never, never>
  readonly 'consent.doNotConnect': Record<never, never>
  readonly 'consent.description': Record<never, never>
  readonly 'calls.lastHundredCallsMade': Record<never, never>
  readonly 'calls.latestCalls': Record<never, never>
  readonly 'calls.callsThatWereRefused': Record<never, never>
  readonly 'calls.allCalls': Record<never, never>
  readonly 'calls.showAllCalls': Record<never, never>
  readonly 'calls.showOnlyCallsRefused': Record<never, never>
  readonly 'calls.apiKeys': Record<never, never>
  readonly 'calls.noneCallsRefused': Record<never, never>
  readonly 'calls.noCallsYetMake': Record<never, never>
  readonly 'calls.makeFirstCall': Record<never, never>
  readonly 'calls.caption': Record<never, never>
  readonly 'calls.call': Record<never, never>
  readonly 'calls.request': { readonly requestId: string }
  readonly 'calls.answer': Record<never, never>
  readonly 'calls.ms': { readonly durationMs: string }
  readonly 'calls.key': Record<never, never>
  readonly 'calls.test': Record<never, never>
  readonly 'calls.when': Record<never, never>
  readonly 'calls.description': Record<never, never>
  readonly 'cli.fromTheCommandLine': Record<never, never>
  readonly 'cli.1InstallSign': Record<never, never>
  readonly 'cli.installingTheProgram': Record<never, never>
  readonly 'cli.whoIsSignedIn': Record<never, never>
  readonly 'cli.2PriceSomethingBuy': Record<never, never>
  readonly 'cli.buying': Record<never, never>
  readonly 'cli.3CheckCertificateWithout': Record<never, never>
  readonly 'cli.checkingACertificate': Record<never, never>
  readonly 'cli.4WatchWhatHappens': Record<never, never>
  readonly 'cli.watchingEvents': Record<never, never>
  readonly 'cli.managingWebhooks': Record<never, never>
  readonly 'cli.5SendOrdersShop': Record<never, never>
  readonly 'cli.sendingOrders': Record<never, never>
  readonly 'cli.6LookThingsUp': Record<never, never>
  readonly 'cli.lookingThingsUpWithout': Record<never, never>
  readonly 'cli.computingEmissions': Record<never, never>
  readonly 'cli.inScripts': Record<never, never>
  readonly 'cli.exitCode0Means': Record<never, never>
  readonly 'cli.description': Record<never, never>
  readonly 'mcp.bearerUrkTest': Record<never, never>
  readonly 'mcp.forAssistants': Record<never, never>
  readonly 'mcp.aiAssistantLookUp': Record<never, never>
  readonly 'mcp.1ConnectIt': Record<never, never>
  readonly 'mcp.theAddressForAssistants': Record<never, never>
  readonly 'mcp.serverKey': Record<never, never>
  readonly 'mcp.claudeCodeCommandDoes': Record<never, never>
  readonly 'mcp.connectingClaudeCode': Record<never, never>
  readonly 'mcp.serverProgram': Record<never, never>
  readonly 'mcp.2AskSomething': Record<never, never>
  readonly 'mcp.doesLitreDieselEmit': Record<never, never>
  readonly 'mcp.doesCompanyEmitBakery': Record<never, never>
  readonly 'mcp.certificateGenuineDoesCover': Record<never, never>
  readonly 'mcp.priceQuarterTonneCo2e': Record<never, never>
  readonly 'mcp.goodToKnow': Record<never, never>
  readonly 'mcp.theSameCalls': Record<never, never>
  readonly 'mcp.buying': Record<never, never>
  readonly 'mcp.beginTestKey': Record<never, never>
  readonly 'mcp.nothingChargedNothingCounts': Record<never, never>
  readonly 'mcp.whatPeopleWrote': Record<never, never>
  readonly 'mcp.namesReferencesAnswerMarked': Record<never, never>
  readonly 'mcp.versions': Record<never, never>
  readonly 'mcp.202607282025': Record<never, never>
  readonly 'mcp.description': Record<never, never>
  readonly 'ownShop.mossKitchen': Record<never, never>
  readonly 'ownShop.yourOwnShop': Record<never, never>
  readonly 'ownShop.shopBuiltYourselfTill': Record<never, never>
  readonly 'ownShop.1AddTheShop': Record<never, never>
  readonly 'ownShop.addingAShop': Record<never, never>
  readonly 'ownShop.ruleTreesEachOrder': Record<never, never>
  readonly 'ownShop.2SendEachOrder': Record<never, never>
  readonly 'ownShop.sendingAnOrder': Record<never, never>
  readonly 'ownShop.3SendAgainWhen': Record<never, never>
  readonly 'ownShop.sendingARefund': Record<never, never>
  readonly 'ownShop.4SendFileNow': Record<never, never>
  readonly 'ownShop.aFileOfOrders': Record<never, never>
  readonly 'ownShop.sendingAFile': Record<never, never>
  readonly 'ownShop.5WhatFollows': Record<never, never>
  readonly 'ownShop.description': Record<never, never>
  readonly 'sdk.javascriptAndTypescript': Record<never, never>
  readonly 'sdk.clientMethodEveryCall': Record<never, never>
  readonly 'sdk.1Install': Record<never, never>
  readonly 'sdk.installingTheClient': Record<never, never>
  readonly 'sdk.alwaysFitsSitePackage': Record<never, never>
  readonly 'sdk.2PriceSomethingBuy': Record<never, never>
  readonly 'sdk.buyingTenTrees': Record<never, never>
  readonly 'sdk.3ReadListsEnd': Record<never, never>
  readonly 'sdk.addingUpAllPurchases': Record<never, never>
  readonly 'sdk.4CheckWebhookCame': Record<never, never>
  readonly 'sdk.receivingAWebhook': Record<never, never>
  readonly 'sdk.5CheckCertificateWithout': Record<never, never>
  readonly 'sdk.checkingACertificate': Record<never, never>
  readonly 'sdk.goodToKnow': Record<never, never>
  readonly 'sdk.whereItRuns': Record<never, never>
  readonly 'sdk.node2012Deno': Record<never, never>
  readonly 'sdk.tryingAgain': Record<never, never>
  readonly 'sdk.errors': Record<never, never>
  readonly 'sdk.otherLanguages': Record<never, never>
  readonly 'sdk.description': Record<never, never>
  readonly 'eventType.typesOfEvent': Record<never, never>
  readonly 'eventType.anExample': Record<never, never>
  readonly 'eventType.exampleOf': { readonly type: string }
  readonly 'eventType.itsFields': Record<never, never>
  readonly 'eventType.body': Record<never, never>
  readonly 'eventType.aTypeOfEvent': { readonly type: string }
  readonly 'eventType.aTypeOfEvent2': Record<never, never>
  readonly 'eventTypes.forDevelopers': Record<never, never>
  readonly 'eventTypes.typesOfEvent': Record<never, never>
  readonly 'eventTypes.description': Record<never, never>
  readonly 'limits.policy': Record<never, never>
  readonly 'limits.of': Record<never, never>
  readonly 'limits.calls': Record<never, never>
  readonly 'limits.inSeconds': Record<never, never>
  readonly 'limits.forDevelopers': Record<never, never>
  readonly 'limits.limits': Record<never, never>
  readonly 'limits.caption': Record<never, never>
  readonly 'limits.sizesAndTimes': Record<never, never>
  readonly 'limits.whatYouSend': Record<never, never>
  readonly 'limits.most64KbJson': Record<never, never>
  readonly 'limits.lists': Record<never, never>
  readonly 'limits.idempotencyKey': Record<never, never>
  readonly 'limits.1255CharactersAnswer': Record<never, never>
  readonly 'limits.purchasesThatWait': Record<never, never>
  readonly 'limits.purchaseNobodyPaysAgrees': Record<never, never>
  readonly 'limits.latestCalls': Record<never, never>
  readonly 'limits.keys': Record<never, never>
  readonly 'limits.accountSpendSetWhen': { readonly mostApiKeys: string }
  readonly 'limits.limitsOfTheApi': Record<never, never>
  readonly 'limits.description': Record<never, never>
  readonly 'reference.forDevelopers': Record<never, never>
  readonly 'reference.partsOfTheReference': Record<never, never>
  readonly 'reference.exampleOf': { readonly operationId: string }
  readonly 'reference.parameters': Record<never, never>
  readonly 'reference.body': Record<never, never>
  readonly 'reference.answer': { readonly list: string }
  readonly 'reference.refusals': Record<never, never>
  readonly 'reference.apiReference': { readonly name: string }
  readonly 'reference.apiReference2': Record<never, never>
  readonly 'reference.callsOfTheApi': Record<never, never>
  readonly 'refusal.refusalsOfTheApi': Record<never, never>
  readonly 'refusal.sameCallGetsSame': Record<never, never>
  readonly 'refusal.itHasTheStatus': { readonly status: string; readonly status2: string }
  readonly 'refusal.anyCallRefused': Record<never, never>
  readonly 'refusal.callsRefused': Record<never, never>
  readonly 'refusal.callAgainKeyWorks': Record<never, never>
  readonly 'refusal.waitLongRetryAfter': Record<never, never>
  readonly 'refusal.faultCallAgainWhile': Record<never, never>
  readonly 'refusal.callAgainMomentSame': Record<never, never>
  readonly 'refusal.refusalApi': Record<never, never>
  readonly 'places.apiKeys': Record<never, never>
  readonly 'apiKeys.never': Record<never, never>
  readonly 'limit.purchaseDayMonthAsks': { readonly approveAboveMinor: string; readonly perDayMinor: string; readonly perMonthMinor: string; readonly perPurchaseMinor: string }
  readonly 'connectedApps.lastUsed': { readonly lastUsedAt: string }
  readonly 'connectedApps.notUsedYet': Record<never, never>
}>(english)

export const apiKeysRich = /* @__PURE__ */ richMessages<{
  readonly 'connectedApps.noneAiAssistantAnother': { readonly link: MessageTag }
  readonly 'apiKeys.keyDoStandsGuide': { readonly link: MessageTag }
  readonly 'apiKeys.noneYetMakeBelow': { readonly link: MessageTag }
  readonly 'developers.machinesSameOpenapi3': { readonly link: MessageTag }
  readonly 'developers.computeReadYoursMake': { readonly link: MessageTag }
  readonly 'developers.nothingCertificateTakesFive': { readonly link: MessageTag; readonly link2: MessageTag; readonly link3: MessageTag; readonly link4: MessageTag; readonly link5: MessageTag; readonly link6: MessageTag; readonly link7: MessageTag }
  readonly 'developers.problemDetailsRfc9457': { readonly code: MessageTag }
  readonly 'developers.keyMakes600Calls': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'developers.keyKeepsVersionMade': { readonly code: MessageTag; readonly version: string }
  readonly 'developers.keepServerKeyArrives': { readonly code: MessageTag }
  readonly 'developers.callMakesSomethingTakes': { readonly code: MessageTag }
  readonly 'developers.liveKeyPaysSaved': { readonly code: MessageTag }
  readonly 'developers.testKeyUrkTest': { readonly code: MessageTag }
  readonly 'quickstart.pageApiKeysChoose': { readonly emphasis: MessageTag; readonly link: MessageTag }
  readonly 'quickstart.tryGoesWrongCard': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'consent.takingBackAppNothing': { readonly link: MessageTag }
  readonly 'consent.likeWorkAnswerGoes': { readonly accountName: string; readonly appHost: string; readonly appName: string; readonly strong: MessageTag }
  readonly 'consent.disconnectAnyTimeUnder': { readonly link: MessageTag }
  readonly 'cli.priceBuyCheckCertificate': { readonly link: MessageTag }
  readonly 'cli.asksKeyMakePage': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'cli.nothingBoughtWithoutYes': { readonly code: MessageTag }
  readonly 'cli.secondCommandAsksNobody': { readonly link: MessageTag }
  readonly 'cli.listenSendsNewEvents': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'cli.shopNoConnectorWorks': { readonly link: MessageTag }
  readonly 'cli.mcpAiAssistantsStart': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'cli.jsonGivesAnswerApi': { readonly code: MessageTag }
  readonly 'cli.helpAfterAnyCommand': { readonly code: MessageTag }
  readonly 'mcp.addressClaudeChatgptOther': { readonly link: MessageTag }
  readonly 'mcp.createTestKeyScopes': { readonly link: MessageTag }
  readonly 'mcp.claudeDesktopOtherApps': { readonly link: MessageTag }
  readonly 'mcp.eachToolCallApi': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'mcp.buyOffsetSaysHappen': { readonly code: MessageTag }
  readonly 'ownShop.keyScopesStoresWrite': { readonly link: MessageTag }
  readonly 'ownShop.totalminorGoodsAfterDiscounts': { readonly code: MessageTag }
  readonly 'ownShop.refundSameOrderLater': { readonly code: MessageTag }
  readonly 'ownShop.programSendsParts100': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'ownShop.ordersBilledTogetherOnce': { readonly code: MessageTag; readonly link: MessageTag }
  readonly 'sdk.originKeyKeyYours': { readonly code: MessageTag; readonly link: MessageTag; readonly origin: string }
  readonly 'sdk.connectionBreaksClientSends': { readonly code: MessageTag }
  readonly 'sdk.awaitSameCallPage': { readonly code: MessageTag }
  readonly 'sdk.sentPageAboutWebhooks': { readonly link: MessageTag }
  readonly 'sdk.verifierKeyLogLedger': { readonly link: MessageTag }
  readonly 'sdk.threeTimesWhereNothing': { readonly code: MessageTag }
  readonly 'sdk.eachCodeProgramSentence': { readonly code: MessageTag }
  readonly 'sdk.anyGeneratorOpenapi3': { readonly link: MessageTag }
  readonly 'eventTypes.webhooksTellServerAsk': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'limits.everyAnswerSaysLeft': { readonly code: MessageTag }
  readonly 'limits.most100OncePass': { readonly code: MessageTag }
  readonly 'limits.thoseKeysStandAccount': { readonly link: MessageTag }
  readonly 'reference.itAnswersAFile': { readonly code: MessageTag; readonly file: string }
}>(english)
