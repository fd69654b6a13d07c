import { PackageIcon } from '@sanity/icons/Package'
import { defineType } from 'sanity'
import { lastInOrder } from '../../templates/initialValues.ts'
import { iconField } from '../fields/icon.ts'
import { highlightsField, identityFields, priceField, quoteLabelField } from '../fields/identity.ts'
import { landingFields, landingGroups } from '../fields/landing.ts'
import { byOrder } from '../fields/order.ts'
import { claimSelection, describePriced } from '../previews/claim.ts'

/** An insurance product and its page: fleet and life insurance. */
export const product = defineType({
  name: 'product',
  title: 'Produto',
  type: 'document',
  icon: PackageIcon,
  initialValue: lastInOrder('product'),
  groups: landingGroups,
  fields: [
    ...identityFields(),
    quoteLabelField(),
    iconField('identity'),
    priceField(),
    highlightsField(),
    ...landingFields(),
  ],
  orderings: [byOrder],
  preview: { select: { ...claimSelection('price'), name: 'name' }, prepare: describePriced },
})
