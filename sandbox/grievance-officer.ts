/**
 * Grievance officer of the app beside the sandbox lender, as made-up as the officers of the lenders here; values of the app's
 * configuration. Only for the development server: what is built for merchants shows an officer who is configured, or none.
 */
export const grievanceOfficer = {
  VITE_GRIEVANCE_NAME: 'Savita Kulkarni',
  VITE_GRIEVANCE_PHONE: '1800-000-3101',
  VITE_GRIEVANCE_EMAIL: 'grievance@loans.example',
  VITE_GRIEVANCE_HOURS: 'Monday to Friday, 10 am to 5 pm',
  VITE_GRIEVANCE_ADDRESS: 'Sandbox Arcade, MG Road, Bengaluru 560001',
};
