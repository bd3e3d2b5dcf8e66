import { businessMessage } from './messages/messages.generated.ts'

export const scopes = () =>
  [
    {
      scope: 1,
      title: businessMessage('scopeFacts.whatYouBurn'),
      text: businessMessage('scopeFacts.emittedOwnPremisesOwn'),
      examples: businessMessage('scopeFacts.gasBoilersOvensVans'),
    },
    {
      scope: 2,
      title: businessMessage('scopeFacts.whatYouPlugIn'),
      text: businessMessage('scopeFacts.emittedWhereElectricityHeat'),
      examples: businessMessage('scopeFacts.electricityDistrictHeatSteam'),
    },
    {
      scope: 3,
      title: businessMessage('scopeFacts.othersEmit'),
      text: businessMessage('scopeFacts.beforeBuyReachesAfter'),
      examples: businessMessage('scopeFacts.goodsServicesFreightBusiness'),
    },
  ] as const

/** In the order and by the names of the GHG Protocol's Scope 3 Standard. */
export const categories = () =>
  [
    {
      name: businessMessage('scopeFacts.purchasedGoodsAndServices'),
      is: businessMessage('scopeFacts.fromFlourAccountancy'),
    },
    { name: businessMessage('scopeFacts.capitalGoods'), is: 'machines, buildings, computers' },
    {
      name: businessMessage('scopeFacts.fuelEnergyRelatedActivities'),
      is: businessMessage('scopeFacts.gettingFuelBoiler'),
    },
    {
      name: businessMessage('scopeFacts.upstreamTransportationAndDistribution'),
      is: businessMessage('scopeFacts.freightThatYouPay'),
    },
    {
      name: businessMessage('scopeFacts.wasteGeneratedInOperations'),
      is: businessMessage('scopeFacts.whatLeavesInSkips'),
    },
    { name: businessMessage('scopeFacts.businessTravel'), is: 'trains, flights, hotel nights' },
    {
      name: businessMessage('scopeFacts.employeeCommuting'),
      is: businessMessage('scopeFacts.workingAtHome'),
    },
    {
      name: businessMessage('scopeFacts.upstreamLeasedAssets'),
      is: businessMessage('scopeFacts.whatYouRentUnless'),
    },
    {
      name: businessMessage('scopeFacts.downstreamTransportationAndDistribution'),
      is: businessMessage('scopeFacts.freightThatOthersPay'),
    },
    {
      name: businessMessage('scopeFacts.processingOfSoldProducts'),
      is: businessMessage('scopeFacts.whatBuyersMakeYour'),
    },
    {
      name: businessMessage('scopeFacts.useOfSoldProducts'),
      is: businessMessage('scopeFacts.powerThatYourKettles'),
    },
    {
      name: businessMessage('scopeFacts.endLifeTreatmentSold'),
      is: businessMessage('scopeFacts.howTheyAreThrown'),
    },
    {
      name: businessMessage('scopeFacts.downstreamLeasedAssets'),
      is: businessMessage('scopeFacts.whatYouLetOthers'),
    },
    {
      name: businessMessage('scopeFacts.franchises'),
      is: businessMessage('scopeFacts.shopsUnderYourName'),
    },
    {
      name: businessMessage('scopeFacts.investments'),
      is: businessMessage('scopeFacts.whatYourMoneyFinances'),
    },
  ] as const
