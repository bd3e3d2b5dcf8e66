import {
  QUICK_GROUPS,
  quickGroupTitle,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item.ts'
import { QUICK_ITEMS } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { figureRequestsMessage } from '../messages/messages.generated.ts'

const OF_GROUP = 'group:'

/** One question of quick entry, or all of a group. */
export function itemsOfChoice(choice: string): string[] {
  if (!choice.startsWith(OF_GROUP)) return choice ? [choice] : []
  const group = choice.slice(OF_GROUP.length)
  return QUICK_ITEMS.filter((item) => item.group === group).map(({ id }) => id)
}

type ListedItem = { readonly id: string; readonly group: string; readonly label: string }

/** What can be asked for, by group. */
export function choicesOf(items: readonly ListedItem[]) {
  return QUICK_GROUPS.flatMap((group) => {
    const own = items.filter((item) => item.group === group)
    if (own.length === 0) return []
    const title = quickGroupTitle(group)
    const all = {
      value: `${OF_GROUP}${group}`,
      label: figureRequestsMessage('itemsOfChoice.allOf', { title }),
    }
    return [{ title, options: [all, ...own.map(({ id, label }) => ({ value: id, label }))] }]
  })
}
