import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Ways of writing the same document; React has its own.
    'attr-case': 'off',
    // End tags that HTML lets one leave out are left out, for the bytes (section 13.1.2.4).
    'no-implicit-close': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-input-type': 'off',
    'void-style': 'off',
    // A hidden field holds the chosen category, and a button of the same name chooses another: the last one counts.
    'form-dup-name': 'off',
    // A group may have its name by `aria-label`, too; axe sees that it has one.
    'wcag/h71': 'off',
    // A phone number has a line of its own wherever it stands.
    'tel-non-breaking': 'off',
  },
})

/** The faults in the markup of a page, one line for each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} ${selector ?? ''}: ${message}`),
  )
}
