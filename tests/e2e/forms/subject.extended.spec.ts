import { test } from '../support/chat.ts'
import { ageForms } from '../support/forms.ts'
import { requestInModal, requestOnPage } from '../support/subjectRequest.ts'

/**
 * One of each form, a dental plan, and an article; `subject.spec.ts` has the form of a plan. The others differ in the
 * data of their subject only: `subjectForm.extended.spec.ts` has them all.
 */
const MODALS = [
  '/bradesco-saude',
  '/alice-saude',
  '/plano-familiar',
  '/seguro-vida',
  '/seguro-automotivo-frotas',
  '/blog/plano-saude-amil-onde-contratar',
]

for (const path of MODALS) {
  test(`the quote modal opened on ${path} is about the subject of the page, and is taken`, async ({
    page,
  }) => {
    await ageForms(page)
    await requestInModal(page, path)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of a carrier has the carrier as its answer, and is taken', async ({ page }) => {
    await requestOnPage(page, '/bradesco-saude')
  })
})
