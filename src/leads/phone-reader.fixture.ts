import type { MetadataJson } from 'libphonenumber-js/core/es6';
import max from 'libphonenumber-js/max/metadata';
import min from 'libphonenumber-js/min/metadata';
import { liteMetadata } from './lite-metadata.ts';
import { packPlans, unpackPlans } from './packed-plans.ts';
import type { PhoneReader } from './phone.ts';
import { readPhone } from './read-phone.ts';

const whole = max as unknown as MetadataJson;

export const wholePlans = { lite: liteMetadata(whole), whole };

const packed = JSON.stringify(packPlans(liteMetadata(min as unknown as MetadataJson)));
const lite = unpackPlans(JSON.parse(packed) as ReturnType<typeof packPlans>);

/** As the browser has them. */
export const browserPlans = { lite, whole: lite };

/** As the Worker reads a number where it does not know the place of the request. */
export const readWithPlans: PhoneReader = (typed, chosen) => readPhone(typed, { chosen, place: '' }, wholePlans);
