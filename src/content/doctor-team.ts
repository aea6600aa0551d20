export { doctorTeam } from '#records/team';
export type { TeamMember } from './schema/people.ts';
