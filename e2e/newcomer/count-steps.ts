import type { Locator, Page } from 'playwright'

export type Steps = { clicks: number; screens: number; fields: number }

/** What someone does until a task is done: clicks, screens that they see, and fields that they type in. */
export function countSteps(page: Page) {
  const steps: Steps = { clicks: 0, screens: 0, fields: 0 }
  let isOver = false
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== 'about:blank' && !isOver) steps.screens += 1
  })
  const count = {
    steps,
    async click(control: Locator) {
      if (!isOver) steps.clicks += 1
      await control.click()
    },
    async type(label: string, text: string) {
      if (!isOver) steps.fields += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    /** What follows is no part of the task. */
    over: () => {
      isOver = true
    },
  }
  return count
}

export type Count = ReturnType<typeof countSteps>
