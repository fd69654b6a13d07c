import { PackageIcon } from '@sanity/icons/Package'
import { defineType } from 'sanity'
import { lastInOrder } from '../../templates/initialValues.ts'
import { iconField } from '../fields/choice.ts'
import {
  highlightsField,
  identityFields,
  LANDING_GROUPS,
  landingFields,
  priceField,
  quoteLabelField,
} from '../fields/landing.ts'
import { BY_ORDER } from '../fields/number.ts'
import { claimSelection, describePriced } from '../previews/claim.ts'

/** An insurance product and its page: fleet and life insurance. */
export const product = defineType({
  name: 'product',
  title: 'Produto',
  type: 'document',
  icon: PackageIcon,
  initialValue: lastInOrder('product'),
  groups: LANDING_GROUPS,
  fields: [
    ...identityFields(),
    quoteLabelField(),
    iconField('identity'),
    priceField(),
    highlightsField(),
    ...landingFields(),
  ],
  orderings: [BY_ORDER],
  preview: { select: { ...claimSelection('price'), name: 'name' }, prepare: describePriced },
})
