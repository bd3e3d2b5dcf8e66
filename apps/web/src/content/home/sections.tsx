import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { VerifyForm } from '../../capabilities/proof/certificates/public.ts'
import { PartnerList, PriceList } from '../price-list.tsx'
import type { Prices } from '../public-facts.ts'
import { QuestionList } from '../question-list.tsx'
import { firstQuestions } from '../questions.tsx'
import styles from './home.module.css'
import { homeMessage } from './messages/messages.generated.ts'

const steps = () =>
  [
    {
      title: homeMessage('sections.measure'),
      text: homeMessage('sections.findOutEmitFigure'),
      links: [
        {
          href: '/solutions/personal/carbon-footprint',
          label: homeMessage('sections.myFootprint'),
        },
        {
          href: '/solutions/personal/car-emissions-calculator',
          label: homeMessage('sections.myCar'),
        },
        {
          href: '/solutions/business/calculating-a-carbon-footprint',
          label: homeMessage('sections.myCompany'),
        },
      ],
    },
    {
      title: homeMessage('sections.reduce'),
      text: homeMessage('sections.cutNothingSellReplaces'),
      links: [
        { href: '/solutions/business/reduce', label: homeMessage('sections.whereBusinessCut') },
      ],
    },
    {
      title: homeMessage('sections.fund'),
      text: homeMessage('sections.payTreesCo2ePlastic'),
      links: [
        { href: '/solutions/personal/instant', label: homeMessage('sections.asAPerson') },
        { href: '/solutions/business/instant', label: homeMessage('sections.asABusiness') },
      ],
    },
    {
      title: homeMessage('sections.prove'),
      text: homeMessage('sections.holdCertificateWhoseEvery'),
      links: [
        { href: '/verify', label: homeMessage('sections.verifyACertificate') },
        { href: '/public-ledger', label: homeMessage('sections.readTheLedger') },
      ],
    },
  ] as const

export function Measure() {
  return (
    <section className="band section" aria-labelledby="steps">
      <div className="page">
        <h2 id="steps">{homeMessage('sections.fourStepsOrder')}</h2>
        <ol className={styles.steps}>
          {steps().map(({ title, text, links }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ul className={styles.stepLinks}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function WhatItCosts({ prices }: { readonly prices: Prices | null }) {
  return (
    <section className="page section" aria-labelledby="costs">
      <div className={styles.split}>
        <div className="stack">
          <h2 id="costs">{homeMessage('sections.whatItCosts')}</h2>
          <p className="lead">{homeMessage('sections.noBundlesNoPoints')}</p>
          <PartnerList prices={prices} />
        </div>
        <PriceList prices={prices} />
      </div>
    </section>
  )
}

export function SectionsWays() {
  return (
    <section className="lichen section" aria-label={homeMessage('sections.waysToBegin')}>
      <div className={`page ${styles.ways}`}>
        <div className={styles.way}>
          <Picture shapes={spot('seed')} width={320} height={220} />
          <h2>{homeMessage('sections.forPeople')}</h2>
          <p>{homeMessage('sections.journeyBirthdayYearLife')}</p>
          <LinkButton href="/solutions/personal">
            {homeMessage('sections.seeWhatPeopleDo')}
          </LinkButton>
        </div>
        <div className={styles.way}>
          <Picture shapes={spot('grove')} width={320} height={220} />
          <h2>{homeMessage('sections.forBusiness')}</h2>
          <p>{homeMessage('sections.teamEventFinancialYear')}</p>
          <LinkButton href="/solutions/business">
            {homeMessage('sections.seeWhatBusinessesDo')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

export function Questions() {
  return (
    <section className="page section" aria-labelledby="questions">
      <div className={`stack-wide ${styles.questions}`}>
        <h2 id="questions">{homeMessage('sections.fairQuestions')}</h2>
        <QuestionList questions={firstQuestions()} />
        <p>
          <a href="/faq">{homeMessage('sections.allQuestionsAndAnswers')}</a>
        </p>
      </div>
    </section>
  )
}

const strata = () =>
  [
    {
      title: homeMessage('sections.yourCertificate'),
      href: '/verify',
      text: homeMessage('sections.fundedWhomWhenNumber'),
    },
    {
      title: homeMessage('sections.theLedger'),
      href: '/public-ledger',
      text: homeMessage('sections.lineEverythingFundedAdded'),
    },
    {
      title: homeMessage('sections.thePriceBook'),
      href: '/solutions/personal/instant',
      text: homeMessage('sections.priceAppliedDayPaid'),
    },
    {
      title: homeMessage('sections.theSourceCode'),
      href: '/team',
      text: homeMessage('sections.openUnderApache2'),
    },
  ] as const

export function SectionsProof() {
  return (
    <section className={`soil section ${styles.proof}`} aria-labelledby="proof">
      <div className="page">
        <h2 id="proof">{homeMessage('sections.beneathEveryPromiseEvidence')}</h2>
        <ol className={styles.strata}>
          {strata().map(({ title, href, text }) => (
            <li key={title}>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <VerifyForm />
      </div>
    </section>
  )
}
