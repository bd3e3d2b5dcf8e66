import type { Estimate } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { scopeThreeName } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { EstimateChoice } from './estimate-choice.ts'

type WhatNextProps = { readonly choice: EstimateChoice; readonly estimate: Estimate }

const TENTH_OF_TONNE = 100_000

/** Reduce first, then fund: the largest part by name, and both ways to offset with the sum filled in. */
export function WhatNext({ choice, estimate }: WhatNextProps) {
  const tonnes = Math.ceil(estimate.total / TENTH_OF_TONNE) / 10
  const query = new URLSearchParams({ tonnes: String(tonnes), startMonth: choice.startMonth })
  return (
    <section className="panel flow-16" aria-labelledby="next">
      <h2 id="next">{companyFootprintsMessage('whatNext.whatNext')}</h2>
      <h3>{companyFootprintsMessage('whatNext.reduce')}</h3>
      <p>{adviceFor(estimate)}</p>
      <h3>{companyFootprintsMessage('whatNext.offset')}</h3>
      <p>
        {companyFootprintsMessage('whatNext.fundTonnesCo2eElsewhere', {
          tonnes: tonnes.toLocaleString('en-GB'),
        })}
      </p>
      <p className="row-12">
        <LinkButton href={`/app/business/footprint/one-time/setup?${query}`}>
          {companyFootprintsMessage('whatNext.offsetYearOnce')}
        </LinkButton>
        <LinkButton href={`/app/business/footprint/setup?${query}`}>
          {companyFootprintsMessage('whatNext.bySubscription')}
        </LinkButton>
      </p>
    </section>
  )
}

function adviceFor({ scope1, scope2, categories, total }: Estimate): string {
  const parts = [
    { name: 'scope 1, what you burn yourself', co2e: scope1 },
    { name: 'scope 2, bought electricity and heat', co2e: scope2 },
    ...categories.map(({ category, co2e }) => ({
      name: scopeThreeName(category).toLowerCase(),
      co2e,
    })),
  ].toSorted((a, b) => b.co2e - a.co2e)
  const [first] = parts
  const percent = first ? Math.round((first.co2e / total) * 100) : 0
  return companyFootprintsMessage('whatNext.beginWhereMostAbout', {
    name: String(first?.name),
    percent: String(percent),
  })
}
