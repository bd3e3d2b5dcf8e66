import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { VerifyForm } from '../../capabilities/proof/certificates/public.ts'
import { PartnerList, PriceList } from '../price-list.tsx'
import type { Prices } from '../public-facts.ts'
import { QuestionList } from '../question-list.tsx'
import { FIRST_QUESTIONS } from '../questions.tsx'
import styles from './home.module.css'

const STEPS = [
  {
    title: 'Measure',
    text: 'Find out what you emit. A figure with its range beats a slogan.',
    links: [
      { href: '/solutions/personal/carbon-footprint', label: 'My footprint' },
      { href: '/solutions/personal/car-emissions-calculator', label: 'My car' },
      { href: '/solutions/business/calculating-a-carbon-footprint', label: 'My company' },
    ],
  },
  {
    title: 'Reduce',
    text: 'Cut what you can. Nothing we sell replaces a tonne never emitted.',
    links: [{ href: '/solutions/business/reduce', label: 'Where a business can cut' }],
  },
  {
    title: 'Fund',
    text: 'Pay for trees, CO2e and plastic by the unit, at a price you see first.',
    links: [
      { href: '/solutions/personal/instant', label: 'As a person' },
      { href: '/solutions/business/instant', label: 'As a business' },
    ],
  },
  {
    title: 'Prove',
    text: 'Hold a certificate whose every figure can be traced to the ledger.',
    links: [
      { href: '/verify', label: 'Verify a certificate' },
      { href: '/public-ledger', label: 'Read the ledger' },
    ],
  },
] as const

export function Measure() {
  return (
    <section className="band section" aria-labelledby="steps">
      <div className="page">
        <h2 id="steps">Four steps, in this order</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text, links }) => (
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
          <h2 id="costs">What it costs</h2>
          <p className="lead">
            No bundles, no points, no minimum plan. Choose how much of each, pay once, done.
          </p>
          <PartnerList prices={prices} />
        </div>
        <PriceList prices={prices} />
      </div>
    </section>
  )
}

export function SectionsWays() {
  return (
    <section className="lichen section" aria-label="Ways to begin">
      <div className={`page ${styles.ways}`}>
        <div className={styles.way}>
          <Picture shapes={spot('seed')} width={320} height={220} />
          <h2>For people</h2>
          <p>
            For a journey, a birthday, a year of your life. Draw a forest as you choose it, and give
            it away if you like.
          </p>
          <LinkButton href="/solutions/personal">See what people do</LinkButton>
        </div>
        <div className={styles.way}>
          <Picture shapes={spot('grove')} width={320} height={220} />
          <h2>For business</h2>
          <p>
            For a team, an event, a financial year. With a receipt, an invoice, tax numbers and
            words your lawyers can live with.
          </p>
          <LinkButton href="/solutions/business">See what businesses do</LinkButton>
        </div>
      </div>
    </section>
  )
}

export function Questions() {
  return (
    <section className="page section" aria-labelledby="questions">
      <div className={`stack-wide ${styles.questions}`}>
        <h2 id="questions">Fair questions</h2>
        <QuestionList questions={FIRST_QUESTIONS} />
        <p>
          <a href="/faq">All questions and answers</a>
        </p>
      </div>
    </section>
  )
}

const STRATA = [
  {
    title: 'Your certificate',
    href: '/verify',
    text: 'What was funded, by whom and when, with a number and a code that lead to the proof.',
  },
  {
    title: 'The ledger',
    href: '/public-ledger',
    text: 'A line for everything that was funded, added and never changed. A mistake is corrected in the open, by a second line.',
  },
  {
    title: 'The price book',
    href: '/solutions/personal/instant',
    text: 'Which price applied on which day. What you paid can be worked out again at any time.',
  },
  {
    title: 'The source code',
    href: '/team',
    text: 'Open under the Apache 2.0 licence. Run your own copy, read the rules, check our sums.',
  },
] as const

export function SectionsProof() {
  return (
    <section className={`soil section ${styles.proof}`} aria-labelledby="proof">
      <div className="page">
        <h2 id="proof">Beneath every promise, the evidence</h2>
        <ol className={styles.strata}>
          {STRATA.map(({ title, href, text }) => (
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
