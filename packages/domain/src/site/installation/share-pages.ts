type SharePage = {
  /** The same as the page has. */
  readonly title: string
  /** What its picture is of; all three by default. */
  readonly of?: 'trees' | 'co2e' | 'plastic'
  /** Below the title, where the usual words would not fit. */
  readonly says?: string
}

/** Pages of words whose links are shared with a picture of their own, by their address. */
export const SHARE_PAGES: ReadonlyMap<string, SharePage> = new Map<string, SharePage>([
  ['/solutions/personal', { title: 'For people' }],
  ['/solutions/personal/instant', { title: 'Fund trees, CO2e and plastic removal, once' }],
  [
    '/solutions/personal/subscriptions',
    { title: 'Subscriptions for people and families', of: 'trees' },
  ],
  ['/solutions/personal/eco-friendly-gifts', { title: 'Gifts that grow', of: 'trees' }],
  [
    '/solutions/personal/car-emissions-calculator',
    { title: 'Car emissions calculator', of: 'co2e' },
  ],
  ['/solutions/business', { title: 'For business' }],
  ['/solutions/business/instant', { title: 'Fund climate action for your business, once' }],
  ['/solutions/business/earth-positive-workforce', { title: 'A plan for your workforce' }],
  [
    '/solutions/business/eco-friendly-gifts',
    { title: 'Gifts for clients and colleagues', of: 'trees' },
  ],
  ['/solutions/business/integrations', { title: 'For online shops' }],
  [
    '/solutions/business/net-zero-consultancy',
    { title: 'Advice on the way to net zero', of: 'co2e' },
  ],
  [
    '/solutions/business/calculating-a-carbon-footprint',
    { title: 'Calculating a carbon footprint', of: 'co2e' },
  ],
  ['/solutions/business/understand', { title: 'Understand your footprint', of: 'co2e' }],
  ['/solutions/business/reduce', { title: 'Reduce what you emit', of: 'co2e' }],
  [
    '/solutions/business/vehicles-emissions-calculator',
    { title: 'Vehicle and fleet emissions calculator', of: 'co2e' },
  ],
  [
    '/solutions/personal/carbon-footprint',
    { title: 'Your carbon footprint, in two minutes', of: 'co2e' },
  ],
  [
    '/app/personal/household',
    { title: 'Your household footprint', of: 'co2e', says: 'Worked out in your browser.' },
  ],
  ['/app/business/footprint', { title: 'Your company’s carbon footprint', of: 'co2e' }],
  [
    '/app/business/footprint/estimate',
    { title: 'Estimate a footprint', of: 'co2e', says: 'From a sector and a turnover.' },
  ],
  ['/impact/vehicles', { title: 'Verify a vehicle', of: 'co2e' }],
  ['/impact', { title: 'Who funds what', says: 'Impact pages, each with its certificates.' }],
  ['/projects', { title: 'Projects', says: 'What is funded here, and where.' }],
  ['/claims', { title: 'What may you say?', says: 'Claims by market, with their rules.' }],
  ['/verify', { title: 'Verify a certificate', says: 'By number, short code or camera.' }],
  ['/status', { title: 'Status', says: 'What the software saw of itself.' }],
  // Of any order and any gift: the picture names neither the shop nor a person.
  ['/landing-page', { title: 'What your order funded', says: 'And where to check it.' }],
  ['/gift/open', { title: 'A gift', of: 'trees', says: 'Something that grows, for someone.' }],
  ['/demo', { title: 'Look around first' }],
  ['/our-philosophy', { title: 'How it is proved' }],
  ['/faq', { title: 'Questions and answers' }],
  ['/help', { title: 'Help' }],
  ['/team', { title: 'Who runs this' }],
])

/** Where the picture of a public page is: its address, as one name. */
export const shareCardPath = (path: string): string => `/share-cards${path}.png`
