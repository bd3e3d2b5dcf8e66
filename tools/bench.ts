import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMet } from '../bench/measure.ts'
import { MEASURES } from '../bench/measures.ts'
import { say, stopWith } from './start/say.ts'
import { endAllWhenStopped } from './test/left-over.ts'

const { values: benchOptions } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    rows: { type: 'string', default: '10000000' },
    orders: { type: 'string', default: '10000000' },
    minutes: { type: 'string', default: '60' },
  },
})
const chosen = MEASURES.filter(
  ({ id }) => benchOptions.only === undefined || id === benchOptions.only,
)
if (chosen.length === 0) {
  stopWith(
    `there is no measure ${benchOptions.only}; there are ${MEASURES.map(({ id }) => id).join(', ')}.`,
  )
}

endAllWhenStopped()
const short = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 4 })
const records: object[] = []
for (const measure of chosen) {
  say(`${measure.id}: ${measure.what}`)
  const { ratio, is } = measure.goal
  for (const figure of await measure.run({
    rows: Number(benchOptions.rows),
    orders: Number(benchOptions.orders),
    minutes: Number(benchOptions.minutes),
  })) {
    const met = isMet(measure, figure)
    const { of, ours, reference, note } = figure
    console.log(
      `  ${of ?? measure.id}: ${short.format(ours)} / ${short.format(reference)} ${measure.unit}, ratio ${short.format(figure.ratio)} (goal ${is} ${short.format(ratio)}) ${met ? 'met' : 'MISSED'}${note ? `; ${note}` : ''}`,
    )
    const id = of ? `${measure.id}:${of}` : measure.id
    records.push({
      id,
      what: measure.what,
      ours,
      reference,
      ratio: figure.ratio,
      goal: `${is} ${ratio}`,
      met,
    })
  }
}
if (benchOptions.json) writeFileSync(benchOptions.json, `${JSON.stringify(records, null, 2)}\n`)
process.exit(0)
