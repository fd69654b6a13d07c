import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** A document as Chromium has got it. */
export interface Opened {
  /** The status of the answer. */
  status: number
  coding: string
  /** Bytes of the body as they were sent. */
  bytes: number
  /** Bytes of the head of the answer. */
  headBytes: number
}

interface Loading {
  address: string
  status?: number
  headers?: Record<string, string>
  headBytes?: number
  /** Bytes of head and body. */
  allBytes?: number
}

/** Watches what a page loads, by the DevTools protocol: it alone tells what was sent. */
export async function watchWire(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const loadings = new Map<string, Loading>()
  const of = (id: string) => {
    const loading = loadings.get(id) ?? { address: '' }
    loadings.set(id, loading)
    return loading
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    of(requestId).address = request.url
  })
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, headers, headersText, statusCode }) => {
    const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
    const headBytes = headersText?.length ?? 0
    Object.assign(of(requestId), {
      headers: Object.fromEntries(lower),
      headBytes,
      status: statusCode,
    })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    of(requestId).allBytes = encodedDataLength
  })
  const finished = (address: string) =>
    [...loadings.values()].filter((each) => each.address === address && each.allBytes !== undefined)
  return {
    /** Bytes of head and body of what was loaded from an address; undefined until it is. */
    bytesOf: (address: string) => finished(address).at(-1)?.allBytes,
    /** Opens an address, and returns what it took. */
    async open(address: string): Promise<Opened> {
      loadings.clear()
      await page.goto(address)
      await expect.poll(() => finished(address).length).toBeGreaterThan(0)
      const {
        status = 0,
        headers = {},
        headBytes = 0,
        allBytes = 0,
      } = finished(address).at(-1) ?? {}
      const coding = headers['content-encoding'] ?? 'identity'
      return { status, coding, bytes: allBytes - headBytes, headBytes }
    },
  }
}
