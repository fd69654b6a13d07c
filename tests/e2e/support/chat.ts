import type { Page } from '@playwright/test'
import { lake } from './lake.ts'
import { test as base } from './test.ts'

interface ChatSettings {
  phone: string
  chatMessages: Record<'floating' | 'portability' | 'partner' | 'quote', string>
  developerCredit: Record<'label' | 'message', string>
}

/** The entries of the site settings about the chat. */
export const settings = await lake.fetch<ChatSettings>(
  '*[_id == "siteSettings"][0]{phone, chatMessages, developerCredit}',
)

/** The address that opens the chat with this message typed. */
export const chatAddress = (message: string) =>
  `https://wa.me/${settings.phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`

/**
 * A test in which requests to the chat service are answered on this machine. The visitor prefers reduced
 * motion: smooth scrolling takes time to reach what is clicked.
 */
export const test = base.extend<{ chatService: undefined }>({
  contextOptions: { reducedMotion: 'reduce' },
  chatService: [
    async ({ context }, use) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
      await use(undefined)
    },
    { auto: true },
  ],
})

/** The address of the tab that an action opens. */
export async function tabOpenedBy(page: Page, action: () => Promise<unknown>): Promise<string> {
  const opening = page.context().waitForEvent('page')
  await action()
  const tab = await opening
  await tab.waitForURL('https://wa.me/**')
  return tab.url()
}

/**
 * The address of the chat to which an action leads this tab. The test does not stay there: the chat
 * service can be answered for on this machine only where no redirect leads to it.
 */
export async function chatReachedBy(page: Page, action: () => Promise<unknown>): Promise<string> {
  const [request] = await Promise.all([page.waitForRequest('https://wa.me/**'), action()])
  return request.url()
}
