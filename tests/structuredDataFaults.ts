import Validator from '@adobe/structured-data-validator'

/** Returns the faults of a page's structured data, each after the type of the thing that has it. */
export async function faultsOf(things: Record<string, unknown>[]): Promise<string[]> {
  const jsonld = Object.groupBy(things, (thing) => String(thing['@type']))
  const issues = await new Validator().validate({ jsonld })
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  return errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}
