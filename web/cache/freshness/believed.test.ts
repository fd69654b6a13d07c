import { describe, expect, test } from 'vitest'
import { believed } from './believed.ts'

interface State {
  lastReadAt: number | null
  problem: string | null
  isDoubted: boolean
}

const GOOD: State = { lastReadAt: 1, problem: null, isDoubted: false }
const DOUBTED: State = { ...GOOD, problem: 'empty', isDoubted: true }
const UNREAD: State = { ...GOOD, problem: 'offline' }

/** Makes an answer with a status where the site sends '/sent'; `next` is the state after another reading. */
async function statusOf({ path = '/sent', status = 200, state = GOOD, next = GOOD }) {
  const comparison = {
    state,
    compareAnew: async () => {
      comparison.state = next
    },
  }
  const make = believed({
    make: async () => ({ response: new Response(null, { status }), tags: [], freshUntil: null }),
    comparison,
    isSent: (each) => each === '/sent',
  })
  return (await make(path, new Date())).response.status
}

describe('an answer is made and stored', () => {
  test.each([
    ['while the content server is believed', {}, 200],
    ['while it cannot be compared', { state: UNREAD }, 200],
    [
      'where nothing is sent and nothing stands',
      { path: '/other', status: 404, next: DOUBTED },
      404,
    ],
    ['when another reading finds nothing wrong: what was sent is gone', { status: 404 }, 404],
  ])('%s', async (_, about, expected) => {
    expect(await statusOf(about)).toBe(expected)
  })
})

describe('the previous answer stays', () => {
  test.each([
    ['while the content server is doubted', { state: DOUBTED }],
    ['when it says that what is sent is gone, and is doubted', { status: 404, next: DOUBTED }],
    ['when it says so, and cannot be read', { status: 404, next: UNREAD }],
  ])('%s', async (_, about) => {
    await expect(statusOf(about)).rejects.toThrow('not believed')
  })
})
