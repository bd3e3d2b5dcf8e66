import type { ReactNode } from 'react'
import { aboutMessage, aboutRich } from './messages/messages.generated.ts'

type HelpTopicsAnswer = { readonly ask: string; readonly answer: ReactNode }
type Topic = {
  readonly id: string
  readonly title: string
  readonly answers: readonly HelpTopicsAnswer[]
}

const signIn = (): Topic => ({
  id: 'sign-in',
  title: aboutMessage('helpTopics.signingIn'),
  answers: [
    {
      ask: aboutMessage('helpTopics.iForgotMyPassword'),
      answer: aboutRich('helpTopics.askLinkNewPassword', {
        link: (words) => <a href="/login/reset-password">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.iLostPhoneMy'),
      answer: aboutMessage('helpTopics.useBackupCodesGiven'),
    },
    {
      ask: aboutMessage('helpTopics.iPaidWithoutJoining'),
      answer: aboutMessage('helpTopics.linkEmailReceiptProves'),
    },
  ],
})

const money = (): Topic => ({
  id: 'payments',
  title: aboutMessage('helpTopics.paymentsAndInvoices'),
  answers: [
    {
      ask: aboutMessage('helpTopics.myCardWasRefused'),
      answer: aboutMessage('helpTopics.nothingChargedChoiceKept'),
    },
    {
      ask: aboutMessage('helpTopics.iWasChargedTwice'),
      answer: aboutMessage('helpTopics.purchaseOnlyPaidOnce'),
    },
    {
      ask: aboutMessage('helpTopics.iNeedInvoiceAddress'),
      answer: aboutRich('helpTopics.enterSettingsBeforePay', {
        link: (words) => <a href="/my-impact/account/settings/billing">{words}</a>,
        link2: (words) => <a href="/my-impact/manage/instant">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.iLikeMyMoney'),
      answer: aboutRich('helpTopics.writeNumberInvoiceRefund', {
        link: (words) => <a href="/contact-us?topic=help">{words}</a>,
      }),
    },
  ],
})

const certificates = (): Topic => ({
  id: 'certificates',
  title: aboutMessage('helpTopics.certificatesAndTheLedger'),
  answers: [
    {
      ask: aboutMessage('helpTopics.whereIsMyCertificate'),
      answer: aboutRich('helpTopics.nextEachPurchasePurchases', {
        link: (words) => <a href="/my-impact/manage/instant">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.doICheckSomeone'),
      answer: aboutRich('helpTopics.enterNumberShortCode', {
        link: (words) => <a href="/verify">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.nameWrong'),
      answer: aboutRich('helpTopics.followsNameAccountChange', {
        link: (words) => <a href="/my-impact/account/settings">{words}</a>,
      }),
    },
  ],
})

const plans = (): Topic => ({
  id: 'subscriptions',
  title: aboutMessage('helpTopics.subscriptionsAndGifts'),
  answers: [
    {
      ask: aboutMessage('helpTopics.howDoICancel'),
      answer: aboutRich('helpTopics.subscriptionsTwoTapsRuns', {
        link: (words) => <a href="/my-impact/manage/subscriptions">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.myCardHasChanged'),
      answer: aboutRich('helpTopics.addNewCardsMake', {
        link: (words) => <a href="/my-impact/account/cards">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.giftArrived'),
      answer: aboutRich('helpTopics.sentDayChoseGifts', {
        link: (words) => <a href="/my-impact/manage/gifts">{words}</a>,
      }),
    },
  ],
})

const business = (): Topic => ({
  id: 'business',
  title: aboutMessage('helpTopics.footprintsFleetsAndShops'),
  answers: [
    {
      ask: aboutMessage('helpTopics.figuresDoINeed'),
      answer: aboutRich('helpTopics.sectorCountryTurnoverTakes', {
        link: (words) => <a href="/app/business/footprint">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.ourFootprintIsLocked'),
      answer: aboutMessage('helpTopics.footprintBeenHandedOver'),
    },
    {
      ask: aboutMessage('helpTopics.orderShopMissing'),
      answer: aboutRich('helpTopics.lateOrdersFetchedEvery', {
        link: (words) => <a href="/my-impact/manage/integrations">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.registrationNumberFound'),
      answer: aboutMessage('helpTopics.useLettersNumbersSpaces'),
    },
  ],
})

const data = (): Topic => ({
  id: 'data',
  title: aboutMessage('helpTopics.yourData'),
  answers: [
    {
      ask: aboutMessage('helpTopics.iWantCopyEverything'),
      answer: aboutRich('helpTopics.doBothDataStraight', {
        link: (words) => <a href="/my-impact/account/data">{words}</a>,
      }),
    },
    {
      ask: aboutMessage('helpTopics.seeIBought'),
      answer: aboutRich('helpTopics.anyoneGiveCertificatesLink', {
        link: (words) => <a href="/my-impact/account/activity">{words}</a>,
      }),
    },
  ],
})

/** What people come for most, in their words. */
export const help = (): readonly Topic[] => [
  signIn(),
  money(),
  certificates(),
  plans(),
  business(),
  data(),
]
