// @vitest-environment jsdom
import { ClientError } from '@sanity/client'
import { expect, test } from 'vitest'
import { refusalOf } from '../pages/drafts/publishDrafts.ts'
import { click, show, shownText } from './testing/show.tsx'
import { CHECK_CONNECTION, useAttempt } from './useAttempt.ts'

const FAILURE = { title: 'Nada mudou.', description: CHECK_CONNECTION }
const NOT_ALLOWED = 'Você não tem permissão para isto, ou a sessão terminou.'

/** The answer of the server with a status, as its client reports it. */
const answer = (statusCode: number) =>
  new ClientError({
    statusCode,
    headers: {},
    body: { message: 'Insufficient permissions', statusCode },
    url: '/data/mutate',
    method: 'POST',
  })

function Change({ error }: { error: Error }) {
  const { attempt } = useAttempt()
  const change = () => attempt(() => Promise.reject(error), FAILURE)
  return (
    <button type="button" onClick={change}>
      Mudar
    </button>
  )
}

test.each([401, 403])(
  'whoever is refused with %i reads that a permission is missing',
  async (status) => {
    show(<Change error={answer(status)} />)
    click('Mudar')
    await expect.poll(shownText).toContain(NOT_ALLOWED)
    expect(shownText()).toContain('Nada mudou.')
    expect(shownText()).not.toContain(CHECK_CONNECTION)
  },
)

test.each([new Error('lost'), answer(500)])(
  'another failure keeps its own advice: %s',
  async (error) => {
    show(<Change error={error} />)
    click('Mudar')
    await expect.poll(shownText).toContain(CHECK_CONNECTION)
  },
)

test.each([401, 403])('drafts that are refused with %i say so in Portuguese', (status) => {
  expect(refusalOf(answer(status))).toContain(NOT_ALLOWED)
  expect(refusalOf(answer(status))).not.toContain('permissions')
})
