import { type Member, sendForm } from '../visitors/people.ts'

const DASHBOARD = '/my-impact/dashboards/footprint'
export const RESULT = `/app/business/footprint/estimate/result?${new URLSearchParams({
  sector: 'bakery_products',
  country: 'GB',
  turnover: '850,000',
  currency: 'GBP',
  year: '2024',
  employees: '9',
  startMonth: '2026-01',
  frequency: 'annual',
})}`

/** Saves an estimate by the form of its page, and begins its inventory; the address is that of the inventory. */
export async function newInventory(member: Member, companyName: string): Promise<string> {
  await sendForm(member, RESULT, { companyName, startMonth: '2026-01' })
  const dashboard = await (await member.context.request.get(DASHBOARD)).text()
  const [, footprintId = ''] = /name="footprintId" value="([^"]*)"/.exec(dashboard) ?? []
  const inventory = `${DASHBOARD}/${footprintId}`
  await sendForm(member, inventory, { intent: 'start', approach: 'operationalControl' })
  return inventory
}
