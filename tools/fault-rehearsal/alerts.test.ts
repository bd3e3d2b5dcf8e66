import { describe, expect, test } from 'vitest'
import { alertRules, stateOfAlert } from './alerts.ts'

const CASES: [rule: string, before: string, now: string, state: string | null][] = [
  ['max(queue_x) > 3', '', 'understory_other 9', null],
  ['max(understory_log_halted) > 0', 'understory_log_halted 0', 'understory_log_halted 1', 'fires'],
  ['max(understory_log_halted) > 0', '', 'understory_log_halted 0', null],
  [
    'min(understory_check_ok{check="room"}) == 0',
    '',
    'understory_check_ok{check="room"} 1\nunderstory_check_ok{check="clock"} 0',
    null,
  ],
  [
    'max(understory_part_failing_seconds{part="email"}) > 900',
    'understory_part_failing_seconds{part="email"} 0',
    'understory_part_failing_seconds{part="email"} 12',
    'rises',
  ],
  [
    'sum by (sender) (increase(understory_webhooks_total{outcome="refused"}[15m])) > 10 unless sum by (sender) (increase(understory_webhooks_total{outcome="accepted"}[15m])) > 0',
    'understory_webhooks_total{sender="a",outcome="refused"} 4',
    'understory_webhooks_total{sender="a",outcome="refused"} 15',
    'fires',
  ],
  [
    'sum(rate(http_faults_total[5m])) / sum(rate(http_request_duration_seconds_count[5m])) > 0.01',
    'http_faults_total 0\nhttp_request_duration_seconds_count{status="200"} 10',
    'http_faults_total 1\nhttp_request_duration_seconds_count{status="200"} 30',
    'fires',
  ],
  [
    'max(understory_worker_seen_seconds) > 180',
    'understory_worker_seen_seconds 1',
    'understory_worker_seen_seconds 4',
    null,
  ],
  ['max(understory_a) > 5 or absent(up{job="w"} == 1)', '', 'up{job="w"} 0', 'fires'],
  ['max(understory_a) > 5 or absent(up{job="w"} == 1)', '', 'up{job="w"} 1', null],
  ['max(abs(understory_clock) ) > 30', '', 'understory_clock -31', 'fires'],
  [
    'max(understory_lag{reason=~"silent|gone"}) > 0',
    '',
    'understory_lag{reason="gone"} 1',
    'fires',
  ],
]

describe('an alert between two looks at the metrics', () => {
  test.each(CASES)('%s, first "%s", then "%s": %s', (expr, before, now, state) => {
    const rule = { name: 'Any', expr, lasts: '1m' }
    const [first, second] = [
      { at: 0, texts: [before] },
      { at: 10_000, texts: [now] },
    ]
    expect(stateOfAlert(rule, first, second)).toBe(state)
  })

  test('every rule of the file is read', () => {
    const rules = alertRules()
    expect(rules.length).toBeGreaterThan(25)
    expect(rules.filter(({ expr, lasts }) => !expr || !/^\d+[mhd]$/.test(lasts))).toEqual([])
  })
})
