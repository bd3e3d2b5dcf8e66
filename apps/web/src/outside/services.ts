/** Services that measure visits, each by its setting, and none before a yes. */
export const TELEMETRY = ['tagManager', 'googleTag', 'metaPixel', 'hotjar'] as const
export type TelemetryName = (typeof TELEMETRY)[number]
/** And the chat, which someone opens themselves. */
export type ServiceName = TelemetryName | 'intercom'

/** What a visitor reads about a service before they choose. */
export type ShownService = {
  readonly name: string
  readonly company: string
  readonly why: string
  /** Cookies and how long they stay. */
  readonly stores: string
  /** What the company says of it. */
  readonly more: string
}

type Directive = 'script' | 'img' | 'connect' | 'font' | 'frame' | 'style' | 'media' | 'form'
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>
export type Service = {
  readonly shown: ShownService
  readonly sources: Sources
  /** Where its vendor names these hosts. */
  readonly documented: `https://${string}`
}

const GOOGLE = 'Google Ireland Limited'
const GOOGLE_COOKIES = 'https://policies.google.com/technologies/cookies'
const TAGS = 'https://www.googletagmanager.com'

/** Google Analytics 4, as its vendor documents it for a content policy; the other directives likewise. */
const ANALYTICS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]
const GOOGLE_DOCUMENT = 'https://developers.google.com/tag-platform/security/guides/csp'
// Google Analytics 4 with Google signals, Google Ads conversions and remarketing. Their country domains (www.google.fr) cannot be named all; the tags
// do without.
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]
const GOOGLE_SOURCES: Sources = {
  script: [TAGS, ...ADS],
  img: [
    ...ANALYTICS,
    ...ADS,
    'https://google.com',
    'https://*.g.doubleclick.net',
    'https://ad.doubleclick.net',
  ],
  connect: [
    ...ANALYTICS,
    ...ADS,
    'https://google.com',
    'https://*.g.doubleclick.net',
    'https://ad.doubleclick.net',
  ],
  frame: ['https://td.doubleclick.net', TAGS],
}

/** The hosts are those that the vendors name for a content security policy, each list with its source. */
export const SERVICES: Readonly<Record<ServiceName, Service>> = {
  tagManager: {
    shown: {
      name: 'Google Tag Manager',
      company: GOOGLE,
      why: 'runs the tags that this site has put into it, which count visits and adverts',
      stores: 'nothing itself; its tags may use _ga (two years) and _gcl_au (90 days)',
      more: GOOGLE_COOKIES,
    },
    sources: GOOGLE_SOURCES,
    documented: GOOGLE_DOCUMENT,
  },
  googleTag: {
    shown: {
      name: 'Google tag',
      company: GOOGLE,
      why: 'counts which pages and adverts bring people here, and what they buy then',
      stores: '_ga and _ga_… (two years), _gcl_au (90 days)',
      more: GOOGLE_COOKIES,
    },
    sources: GOOGLE_SOURCES,
    documented: GOOGLE_DOCUMENT,
  },
  metaPixel: {
    shown: {
      name: 'Meta pixel',
      company: 'Meta Platforms Ireland Limited',
      why: 'counts which adverts on Facebook and Instagram bring people here',
      stores: '_fbp and _fbc (90 days)',
      more: 'https://www.facebook.com/privacy/policies/cookies',
    },
    documented: 'https://developers.facebook.com/docs/meta-pixel/get-started',
    // It names the address of the script and that of the picture; the pixel sends by fetch as well.
    sources: {
      script: ['https://connect.facebook.net'],
      img: ['https://www.facebook.com'],
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    },
  },
  hotjar: {
    shown: {
      name: 'Hotjar',
      company: 'Hotjar Limited, Malta',
      why: 'shows where a page confuses people: clicks and scrolling, without what is typed',
      stores: '_hjSessionUser_… (a year) and _hjSession_… (30 minutes)',
      more: 'https://help.hotjar.com/hc/en-us/articles/6952777582999',
    },
    documented: 'https://help.hotjar.com/hc/en-us/articles/115011640307-Content-Security-Policies',
    // Without its inline styles, which only surveys have.
    sources: {
      script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
      img: ['https://*.hotjar.com'],
      font: ['https://script.hotjar.com'],
      connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    },
  },
  intercom: {
    shown: {
      name: 'Intercom',
      company: 'Intercom R&D Unlimited Company, Ireland',
      why: 'carries the chat with us, once you start it',
      stores: 'intercom-id and intercom-device-id (nine months) and intercom-session (a week)',
      more: 'https://www.intercom.com/legal/cookie-policy',
    },
    documented:
      'https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy',
    // Of all its regions: only the region of the workspace is asked.
    sources: {
      script: [
        'https://app.intercom.io',
        'https://widget.intercom.io',
        'https://js.intercomcdn.com',
      ],
      img: [
        'blob:',
        'https://*.intercomcdn.com',
        'https://*.intercomcdn.eu',
        'https://*.au.intercomcdn.com',
        'https://static.intercomassets.com',
        'https://static.intercomassets.eu',
        'https://static.au.intercomassets.com',
        'https://uploads.intercomusercontent.com',
        'https://messenger-apps.intercom.io',
        'https://messenger-apps.eu.intercom.io',
        'https://messenger-apps.au.intercom.io',
      ],
      connect: [
        'https://*.intercom.io',
        'wss://*.intercom.io',
        'https://*.intercom-messenger.com',
        'wss://*.intercom-messenger.com',
        'https://*.intercomcdn.com',
        'https://*.intercomcdn.eu',
        'https://*.au.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
      ],
      font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      media: ['https://js.intercomcdn.com'],
      frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
      form: [
        'https://intercom.help',
        'https://api-iam.intercom.io',
        'https://api-iam.eu.intercom.io',
        'https://api-iam.au.intercom.io',
      ],
      // The messenger writes its styles into the page; nothing else stands on this one.
      style: ["'unsafe-inline'"],
    },
  },
}
