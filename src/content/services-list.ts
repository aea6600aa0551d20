export { servicesPage as servicesTexts } from '#records/services-page';
