import { draftMode } from 'next/headers'
import { endpoint } from '../../../../http/endpoint.ts'
import { plainPage } from '../../../../http/plainPage.ts'
import { refuseAsPage } from '../../../../http/refusals.ts'
import { senderLimit } from '../../../../http/senderLimit.ts'
import { previewChecks } from '../../../../preview/checks.ts'

/** Shows what is wrong when a preview fails: origin or cookie, and to who previews drafts token or webhook. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  limit: senderLimit({ name: 'doctor', perNetwork: 60 }),
  async answer({ request }) {
    const { isEnabled } = await draftMode()
    const checks = await previewChecks(request, isEnabled)
    const items = checks.map(({ name, ok, detail }) => `${ok ? '✓' : '✗'} ${name}: ${detail}`)
    const title = checks.every(({ ok }) => ok)
      ? 'A prévia está em ordem'
      : 'O que falta para a prévia'
    return plainPage(200, { title, items })
  },
})
