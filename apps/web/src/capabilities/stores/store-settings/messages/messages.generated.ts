// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const storeSettingsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'readTyped.shopSaidCurrencyYet': Record<never, never>
  readonly 'impactFields.trees': Record<never, never>
  readonly 'impactFields.plantedProjectParts': Record<never, never>
  readonly 'impactFields.co2e': Record<never, never>
  readonly 'impactFields.creditsClimateProjectKilogram': Record<never, never>
  readonly 'impactFields.plastic': Record<never, never>
  readonly 'impactFields.collectedBeforeReachesSea': Record<never, never>
  readonly 'impactFields.whatOrdersFund': Record<never, never>
  readonly 'impactFields.projectForTrees': Record<never, never>
  readonly 'impactFields.projectForCo2e': Record<never, never>
  readonly 'impactFields.projectForPlastic': Record<never, never>
  readonly 'impactFields.theOneWeRecommend': { readonly today: string }
  readonly 'ruleFields.treesForEachOrder': Record<never, never>
  readonly 'ruleFields.kilogramsForEachOrder': Record<never, never>
  readonly 'ruleFields.forEveryAmount': { readonly inCurrency: string }
  readonly 'ruleFields.perCentCheckout': Record<never, never>
  readonly 'ruleFields.valueCart': { readonly inCurrency: string }
  readonly 'ruleFields.bothEndsBelongRange': Record<never, never>
  readonly 'ruleFields.from': { readonly row: string }
  readonly 'ruleFields.to': { readonly row: string }
  readonly 'ruleFields.perCent': { readonly row: string }
  readonly 'ruleFields.addARange': Record<never, never>
  readonly 'storeSettings.sameEachOrder': Record<never, never>
  readonly 'storeSettings.whateverOrderWorth': Record<never, never>
  readonly 'storeSettings.forEveryAmount': Record<never, never>
  readonly 'storeSettings.moreOrderWorthMore': Record<never, never>
  readonly 'storeSettings.partCheckout': Record<never, never>
  readonly 'storeSettings.muchPartOrderPays': Record<never, never>
  readonly 'storeSettings.partValueCart': Record<never, never>
  readonly 'storeSettings.anotherPartSmallLarge': Record<never, never>
  readonly 'storeSettings.chosenAfterFirstOrder': { readonly explain: string }
  readonly 'storeSettings.integrations': Record<never, never>
  readonly 'storeSettings.whatEachOrderContributes': Record<never, never>
  readonly 'storeSettings.changeAppliesLaterOrders': { readonly name: string }
  readonly 'storeSettings.disconnectedConnectAgainChange': { readonly name: string }
  readonly 'storeSettings.connectAgain': Record<never, never>
  readonly 'storeSettings.shopNowSells': { readonly currency: string }
  readonly 'storeSettings.ruleGoesAmountsOrders': { readonly currency: string; readonly currency2: string; readonly settingsSentence: string }
  readonly 'storeSettings.theProjectYouChose': Record<never, never>
  readonly 'storeSettings.noLongerFunded': { readonly name: string }
  readonly 'storeSettings.untilChooseAnotherOrders': Record<never, never>
  readonly 'storeSettings.preview': Record<never, never>
  readonly 'storeSettings.howMuch': Record<never, never>
  readonly 'storeSettings.plantATreeAlways': Record<never, never>
  readonly 'storeSettings.orderComesLessTree': Record<never, never>
  readonly 'storeSettings.yourLastOrders': Record<never, never>
  readonly 'storeSettings.save': Record<never, never>
  readonly 'storeSettings.contributionsPendingUntilBilled': Record<never, never>
  readonly 'storeSettings.workItOutAgain': Record<never, never>
  readonly 'store.whatEachOrderContributes': Record<never, never>
  readonly 'store.description': Record<never, never>
  readonly 'storePlanSetup.sameEachOrder': Record<never, never>
  readonly 'storePlanSetup.whateverOrderWorth': Record<never, never>
  readonly 'storePlanSetup.partCheckout': Record<never, never>
  readonly 'storePlanSetup.muchPartPricePays': Record<never, never>
  readonly 'storePlanSetup.treesForEachOrder': Record<never, never>
  readonly 'storePlanSetup.kilogramsForEachOrder': Record<never, never>
  readonly 'storePlanSetup.perCentCheckout': Record<never, never>
  readonly 'storePlanSetup.ordersAMonthAbout': Record<never, never>
  readonly 'storePlanSetup.somethingForEachOrder': Record<never, never>
  readonly 'storePlanSetup.lead': Record<never, never>
  readonly 'storePlanSetup.aMonthOfThat': Record<never, never>
  readonly 'storePlanSetup.estimateBilledFollowsOrders': Record<never, never>
  readonly 'storePlanSetup.whatOrdersFund': Record<never, never>
  readonly 'storePlanSetup.muchEachOrderGives': Record<never, never>
  readonly 'storePlanSetup.anAverageOrderIn': { readonly currency: string }
  readonly 'storePlanSetup.contributeForEachOrder': Record<never, never>
  readonly 'storePlanSetup.description': Record<never, never>
  readonly 'ruleFields.trees': Record<never, never>
  readonly 'ruleFields.kilograms': Record<never, never>
}>(english)
