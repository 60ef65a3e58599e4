import { Appointment } from "#app/drawings/appointment.tsx";
import { BookingChooser } from "#app/features/booking/booking-chooser.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { FormWithAside } from "#app/sections/form-with-aside.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { bookingPage } from "#content/booking.ts";
import { consultationPage } from "#content/consultation.ts";
import { site } from "#content/site.ts";

export const head = () => pageMeta({ ...bookingPage.meta, path: "/consultation/book" });

export default function BookPage() {
  const { hero, form } = bookingPage;
  return (
    <>
      <PageHeader
        {...hero}
        isBrief
        figure={
          <Plate ground="clay" place="low">
            <Appointment name={site.name} />
          </Plate>
        }
      />
      <FormWithAside id="times" head="running" {...form} aside={consultationPage.contact} place="below">
        <Island of={BookingChooser} />
      </FormWithAside>
    </>
  );
}
