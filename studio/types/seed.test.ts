import { expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { validate } from './testing/validate.ts'

const isPrice = (document: object) => 'kind' in document && document.kind === 'price'

/** The fields that only the brokerage knows: staff add them before they publish a seeded price again. */
const ASKED_OF_STAFF = ['conditions', 'validUntil']

/** The placeholders of the launch are warnings: 'Para revisar' lists them too. */
const isPlaceholder = ({ message }: { message: string }) => message.includes('é provisório')

test.each(seedDocuments())(
  'an editor can publish $_id as it is seeded, a price once it says for whom and until when',
  async (document) => {
    const found = await validate({ ...document })
    const asked = isPrice(document) ? ASKED_OF_STAFF : []
    expect(found.filter((each) => !asked.includes(each.path) && !isPlaceholder(each))).toEqual([])
  },
)
