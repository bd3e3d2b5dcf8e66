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
      is: 'from flour to accountancy',
    },
    { name: businessMessage('scopeFacts.capitalGoods'), is: 'machines, buildings, computers' },
    {
      name: businessMessage('scopeFacts.fuelEnergyRelatedActivities'),
      is: 'getting the fuel to the boiler',
    },
    {
      name: businessMessage('scopeFacts.upstreamTransportationAndDistribution'),
      is: 'freight that you pay for',
    },
    {
      name: businessMessage('scopeFacts.wasteGeneratedInOperations'),
      is: 'what leaves in skips and drains',
    },
    { name: businessMessage('scopeFacts.businessTravel'), is: 'trains, flights, hotel nights' },
    { name: businessMessage('scopeFacts.employeeCommuting'), is: 'and working at home' },
    {
      name: businessMessage('scopeFacts.upstreamLeasedAssets'),
      is: 'what you rent, unless counted above',
    },
    {
      name: businessMessage('scopeFacts.downstreamTransportationAndDistribution'),
      is: 'freight that others pay for',
    },
    {
      name: businessMessage('scopeFacts.processingOfSoldProducts'),
      is: 'what buyers make of your parts',
    },
    {
      name: businessMessage('scopeFacts.useOfSoldProducts'),
      is: 'the power that your kettles draw',
    },
    { name: businessMessage('scopeFacts.endLifeTreatmentSold'), is: 'how they are thrown away' },
    { name: businessMessage('scopeFacts.downstreamLeasedAssets'), is: 'what you let to others' },
    { name: 'Franchises', is: 'shops under your name' },
    { name: 'Investments', is: 'what your money finances' },
  ] as const
