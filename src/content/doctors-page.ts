export { doctorsPage as doctorsTexts } from '#records/doctors-page';
