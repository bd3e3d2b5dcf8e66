import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { fundedFigures } from '@understory/domain/proof/ledger/figures/funded-figures.ts'
import { Stat } from '@understory/ui/tables/stat.tsx'
import type { ReactNode } from 'react'
import { AccountLandscape, Equivalents } from '../../proof/ledger/public.ts'
import { type Marker, WorldMap } from '../../proof/projects/public.ts'
import { BasisList } from '../claims/public.ts'
import styles from './impact-page.module.css'
import { FundedPlaces, ShownCertificates, WhatWasFunded } from './impact-page-parts.tsx'
import { impactPagesMessage, impactPagesRich } from './messages/messages.generated.ts'

export type ImpactPageViewProps = {
  readonly page: ImpactPage
  readonly markers: readonly Marker[]
  readonly today: CalendarDate
  /** Where the logo is, if there is one. */
  readonly logoSrc: string
  /** Shown within the settings, where the page's own heading is not the document's. */
  readonly isPreview?: boolean
}

/** What an account shows of itself: its landscape, its figures, where they went, and their proof. */
export function ImpactPageView(props: ImpactPageViewProps) {
  const { page, markers, today, isPreview = false } = props
  const { figures, projects, showsEquivalents, showsMap, certificates } = page
  const isEmpty = fundedFigures(figures).length === 0
  return (
    <article className={styles.article} data-preview={isPreview || undefined}>
      <Hero {...props} />
      <div className={`page page-end ${styles.parts}`}>
        <ImpactPageViewFigures page={page} />
        {page.bio ? <p className={`lead ${styles.bio}`}>{page.bio}</p> : null}
        <BasisList basis={page.claimBasis} />
        {showsEquivalents && !isEmpty ? <Equivalents totals={figures} /> : null}
        {isEmpty ? null : <WhatWasFunded page={page} today={today} />}
        {projects.length > 0 ? (
          <section className="part" aria-labelledby="where">
            <h2 id="where">{impactPagesMessage('impactPageView.whereItWent')}</h2>
            {showsMap ? <WorldMap markers={markers} /> : null}
            <FundedPlaces projects={projects} />
          </section>
        ) : null}
        {certificates.length > 0 ? <ShownCertificates certificates={certificates} /> : null}
        <p className="quiet">
          {impactPagesRich('impactPageView.figuresContributionsPaidRecorded', {
            link: (words) => <a href="/public-ledger">{words}</a>,
            longDate: longDate(today),
            name: page.name ?? impactPagesMessage('impactPageView.ownerPage'),
            link2: (words) => <a href="/our-philosophy">{words}</a>,
          })}
        </p>
      </div>
    </article>
  )
}

function Hero({ page, logoSrc, isPreview = false }: ImpactPageViewProps) {
  const { name, address, hasLogo, mission, location, website, memberSince, figures } = page
  const said = name ?? impactPagesMessage('impactPageView.impactPage')
  return (
    <header className="band">
      <div className={styles.landscape}>
        <AccountLandscape
          account={{ uuid: address, name: name ?? impactPagesMessage('impactPageView.thisPage') }}
          totals={figures}
          projects={page.projects}
          width={1440}
          height={300}
        />
      </div>
      <div className={`page ${styles.who}`}>
        {hasLogo ? (
          <img
            className={styles.logo}
            src={logoSrc}
            width={112}
            height={112}
            alt={name ? '' : impactPagesMessage('impactPageView.logo')}
          />
        ) : null}
        <div className="flow-12">
          {isPreview ? (
            <p className={styles.name}>{said}</p>
          ) : (
            <h1 className={name ? styles.name : 'visually-hidden'}>{said}</h1>
          )}
          {mission ? <p className="lead">{mission}</p> : null}
          <ImpactPageViewFacts
            facts={[
              location,
              website ? (
                <a key="website" href={website} rel="nofollow ugc noopener">
                  {hostOf(website)}
                </a>
              ) : null,
              memberSince
                ? impactPagesMessage('impactPageView.hereSince', {
                    longDate: longDate(memberSince),
                  })
                : null,
            ]}
          />
        </div>
      </div>
    </header>
  )
}

function ImpactPageViewFacts({ facts }: { readonly facts: readonly ReactNode[] }) {
  const known = facts.filter(Boolean)
  if (known.length === 0) return null
  return (
    <ul className={`quiet ${styles.facts}`}>
      {known.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts stand in one order.
        <li key={at}>{fact}</li>
      ))}
    </ul>
  )
}

const PAGE_FUNDED = {
  trees: ' funded',
  co2e: ' of CO2e funded',
  plastic: ' of plastic removal',
} as const

function ImpactPageViewFigures({ page: { figures } }: { readonly page: ImpactPage }) {
  return (
    <section
      className={styles.figures}
      aria-label={impactPagesMessage('impactPageView.fundedSoFar')}
    >
      {fundedFigures(figures).map(({ impact, value, unit }) => (
        <Stat key={impact} impact={impact} value={value} unit={`${unit}${PAGE_FUNDED[impact]}`} />
      ))}
      <p className={`quiet ${styles.since}`}>
        {figures.since
          ? impactPagesMessage('impactPageView.since', { longDate: longDate(figures.since) })
          : impactPagesMessage('impactPageView.nothingIsFundedYet')}
      </p>
    </section>
  )
}

const hostOf = (website: string) => URL.parse(website)?.host ?? website
